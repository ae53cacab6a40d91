import * as v from 'valibot';
import { FORMULA_START } from '../../../../domain/exports/cellText.ts';
import { type CsvRow, parseCsv, replaceRow } from '../../../../domain/exports/csv.ts';
import { type Invitation, invitationState } from '../../../../domain/people/invitations.ts';
import { formatDay } from '../../../../domain/time/dates.ts';
import { providerWarnings } from '../../../../domain/validators/mailProvider.ts';
import { type Invite, InviteSchema } from '../inviteSchema.ts';
import { type Columns, type Layout, layoutOf, withMissing } from './listColumns.ts';

/** Rows that are looked up, and invited, together. */
export const BATCH = 200;
export const MAX_BYTES = 5_000_000;

export type RowValues = Record<'name' | 'email' | 'type', string>;

export interface ListRow extends RowValues {
  line: number;
  verdict: 'ready' | 'wrong' | 'twice' | 'invited' | 'registered' | 'mistyped' | 'namesake';
  reason: string;
  /** Absent for an invalid row. */
  invite?: Invite;
}

/** The introducer's choices for a whole list. */
interface ListChoice {
  /** The type of everybody whose row has none; empty where it was not chosen. */
  allAre?: string;
  /** The columns, where `layoutOf` is not certain about them. */
  layout?: Layout | undefined;
}

/** The rows of people; none while the columns have to be chosen. */
function peopleOf(text: string, chosen: Layout | undefined) {
  const all = parseCsv(text);
  const found = layoutOf(all);
  const { columns, headings } = chosen ?? found;
  const rows = chosen || found.isCertain ? all.slice(headings) : [];
  return { columns: withMissing(columns, all.slice(0, headings || undefined)), rows };
}

/** Checks that need only the list. */
export function readList(text: string, { allAre = '', layout }: ListChoice = {}): ListRow[] {
  const { columns, rows } = peopleOf(text, layout);
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const read = readRow(row, columns, allAre);
    const earlier = read.invite && lines.get(read.invite.email);
    if (earlier !== undefined) {
      return { ...read, verdict: 'twice', reason: `The same address as in row ${earlier}` };
    }
    if (read.invite) lines.set(read.invite.email, read.line);
    return read;
  });
}

/** The list with other values in one row. */
export function fixRow(text: string, line: number, values: RowValues, layout?: Layout): string {
  const { columns, rows } = peopleOf(text, layout);
  const row = rows.find((each) => each.line === line);
  if (!row) return text;
  const cells = [...row.cells];
  columns.name.forEach((column, index) => {
    cells[column] = index === 0 ? values.name : '';
  });
  cells[columns.email] = values.email;
  cells[columns.type] = values.type;
  return replaceRow(text, { line, cells });
}

/** Without the rows that have only separators, of which a spreadsheet can save hundreds of thousands. */
export function withoutEmptyRows(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => /[^\s,;"]/.test(line))
    .join('\n');
}

/** Whether an introducer has to look at the row before the list is sent. */
export function isProblem(row: ListRow): boolean {
  return row.verdict === 'wrong' || row.verdict === 'twice' || isQuestion(row);
}

/** Whether the introducer may invite the person anyway. */
export function isQuestion({ verdict }: ListRow): boolean {
  return verdict === 'mistyped' || verdict === 'namesake';
}

/** `Name: Om Rao`, as a message has it. */
const NAME_LABEL = /^\s*(?:full )?name *[:–-] */i;
/** `Trainee: Om Rao` or `Om Rao (Trainee)`. */
const TYPE_BESIDE = /^\s*(?<before>trainee|vendor)s? *[:–-] *|\s*\((?<behind>trainee|vendor)s?\)\s*$/i;

/** As messengers write bold text. */
const BOLD = /^\s*\*+([^*]+)\*+\s*$/;

function readRow({ line, cells }: CsvRow, columns: Columns, allAre: string): ListRow {
  const { [columns.email]: email = '', [columns.type]: stated = '' } = cells;
  const named = columns.name
    .map((column) => cells[column] ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const name = named.replace(NAME_LABEL, '').replace(TYPE_BESIDE, '').replace(BOLD, '$1').trim();
  const { before, behind } = TYPE_BESIDE.exec(named)?.groups ?? {};
  const type = stated || before || behind || allAre;
  const row = { line, name, email, type };
  if (FORMULA_START.test(name)) {
    return { ...row, verdict: 'wrong', reason: 'The name begins like a formula: remove = + - or @' };
  }
  const { success, output, issues } = v.safeParse(InviteSchema, {
    name,
    email,
    usertype: type.toLowerCase().replace(/s$/, ''),
  });
  if (!success) {
    const { nested = {} } = v.flatten<typeof InviteSchema>(issues);
    const reasons = Object.values(nested).map(([first]) => first);
    return { ...row, verdict: 'wrong', reason: reasons.join('. ') };
  }
  return { ...row, verdict: 'ready', reason: 'Ready', invite: output };
}

export interface Known {
  /** The introducer's own invitations of these addresses. */
  invitations: readonly Invitation[];
  /** The given names that exist among the introducer's people. */
  names: ReadonlySet<string>;
}

/** The introducer sees names but no addresses, so an equal name is only a question. */
export function compareWithKnown(rows: readonly ListRow[], known: Known, now: number): ListRow[] {
  const byAddress = new Map<string | undefined, Invitation[]>();
  for (const invitation of known.invitations) {
    byAddress.set(invitation.email, [...(byAddress.get(invitation.email) ?? []), invitation]);
  }
  return rows.map((row) => {
    if (row.verdict !== 'ready') return row;
    const earlier = byAddress.get(row.invite?.email) ?? [];
    if (earlier.some(({ status }) => status === 'used')) {
      return { ...row, verdict: 'registered', reason: 'Already registered' };
    }
    const open = earlier.find((invitation) => invitationState(invitation, now) === 'open');
    if (open) {
      const until = formatDay(open.expiresAt);
      return { ...row, verdict: 'invited', reason: `Already invited, link expires ${until}` };
    }
    const [doubt] = providerWarnings(row.invite?.email ?? '');
    if (doubt) return { ...row, verdict: 'mistyped', reason: doubt.message };
    if (!known.names.has(row.name)) return row;
    return { ...row, verdict: 'namesake', reason: 'Someone with this name has registered under you' };
  });
}

/** Spreadsheets also save CSV in Windows encodings. @returns null for a file that is not text */
export function decodeList(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
