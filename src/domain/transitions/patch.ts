import type { FormField } from '../forms/registry.ts';
import type { PROFILE_FIELDS } from '../records/defaults.ts';
import { MAX_LOG_BYTES, MAX_LOGS, MAX_OWN_LOGS, MAX_OWN_NOTES } from '../records/limits.ts';
import type {
  FormKey,
  FormStatus,
  FormStatuses,
  LogEntry,
  Query,
  QueryCategory,
  SectionOne,
  SectionSix,
  UserRecord,
  VendorRevision,
} from '../records/records.ts';
import type { Findings } from '../review/findings.ts';
import type { ReviewStep } from '../review/snapshots.ts';
import { byteLength, startOf } from './guards.ts';

/** Dotted paths, such as `forms.bankdetails` for `bankdetails` of `forms`. */
type FieldsAt<Path extends string, Fields> = {
  [Key in keyof Fields & string as `${Path}.${Key}`]?: Fields[Key];
};

/** The fields of the users record that are a map of texts, one for each form. */
type EnteredField = Exclude<FormField, 'vendorTypes' | 'vendorDetails'>;
type Entered<Field extends EnteredField> = NonNullable<UserRecord[Field]>;
type EnteredPath = { [Field in EnteredField]: `${Field}.${keyof Entered<Field> & string}` }[EnteredField];
type EnteredValue<Path> = Path extends `${infer Field extends EnteredField}.${infer Key}`
  ? Entered<Field>[Key & keyof Entered<Field>]
  : never;

type WholeField =
  | (typeof PROFILE_FIELDS)[number]
  | 'signImage'
  | 'gstmailsend'
  | 'vendorTypes'
  | 'vendorDetails'
  | 'sent'
  | 'approval'
  | 'vendorRemark';

/**
 * Fields of `users/{uid}` by dotted path, so that stored keys this version does not know survive; undefined removes one.
 */
export type PatchedFields = Partial<Pick<UserRecord, WholeField>> &
  FieldsAt<'forms', FormStatuses> & { [Path in EnteredPath]?: EnteredValue<Path> } & FieldsAt<
    'vendorDetails.sectionOne',
    SectionOne
  > &
  FieldsAt<'vendorDetails.sectionSix', SectionSix> & {
    vendorRevision?: VendorRevision | undefined;
  } & FieldsAt<'queries', Record<QueryCategory, readonly unknown[]>>;

/** Log and query are appended, so that entries this version cannot read survive. */
export interface UserPatch {
  set: PatchedFields;
  log?: LogEntry;
  query?: { category: QueryCategory; item: Query };
  step?: ReviewStep;
  findings?: Findings;
}

type Outcome = { allowed: true; patch: UserPatch } | { allowed: false; refusal: { reason: string } };

export type Transition = Outcome & { submits?: never };

/** The submission of a form, which is written with its signed copy (R19): `submit` of backend/papers takes it. */
export type Submission = Outcome & { submits?: FormKey };

/** The fields with their dotted paths as keys. */
export function dotted<Path extends string, Fields extends object>(
  path: Path,
  fields: Fields,
): FieldsAt<Path, Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [`${path}.${key}`, value]),
  ) as FieldsAt<Path, Fields>;
}

export function formStatuses(keys: readonly FormKey[], status: FormStatus): FieldsAt<'forms', FormStatuses> {
  return dotted('forms', Object.fromEntries(keys.map((key) => [key, status])) as Partial<FormStatuses>);
}

export function allow(patch: UserPatch): Transition {
  return { allowed: true, patch };
}

export function refuse(reason: string): Transition {
  return { allowed: false, refusal: { reason } };
}

/** A logged action; `text` follows the name in the title. */
type LoggedAct = Required<Pick<LogEntry, 'did'>> & Pick<LogEntry, 'about'> & { text: string };

/** R7: the person's log entry; undefined when the person's share of the log is full. */
export function ownLog(
  record: Pick<UserRecord, 'name' | 'logs'>,
  { text, ...act }: LoggedAct,
  now: number,
): { log?: LogEntry } {
  const most = act.about === 'documents' ? MAX_OWN_NOTES : MAX_OWN_LOGS;
  return logged(record, { title: `${record.name} ${text}`, timestamp: now, ...act }, most);
}

/** R7: staff entries carry the uid. A long name is cut, because a step needs its entry; undefined when the log is full. */
export function staffLog(
  record: Pick<UserRecord, 'logs'>,
  { uid: by, name }: { uid: string; name: string },
  { text, ...act }: LoggedAct,
  now: number,
): { log?: LogEntry } {
  const shown = startOf(name, MAX_LOG_BYTES - byteLength(` ${text}`));
  return logged(record, { title: `${shown} ${text}`, timestamp: now, by, ...act }, MAX_LOGS);
}

function logged({ logs }: Pick<UserRecord, 'logs'>, log: LogEntry, most: number): { log?: LogEntry } {
  return logs.length < most && byteLength(log.title) <= MAX_LOG_BYTES ? { log } : {};
}
