import { westernDigits } from '../../../../domain/validators/normalise.ts';
import { withoutEmptyRows } from './listRows.ts';

/** The text of a pasted list or a file as rows of people. */
export function pastedList(whole: string): string {
  return withSeparators(rowsOfMailboxes(withoutMarks(rowsOfMessages(withoutEmptyRows(whole)))));
}

const MARK = /^\s*(?:(\p{Nd}+)[.)]?|[•‣◦▪●·*–—-]|\p{Extended_Pictographic}\uFE0F?)[^\S\t]+/u;

/**
 * Without the bullets or the numbers before all people. A single number may belong to a name, and so may numbers without a dot
 * that do not begin with 1.
 */
function withoutMarks(text: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.includes('@'));
  if (from === -1) return text;
  const people = lines.slice(from);
  const marks = people.map((line) => MARK.exec(line));
  const numbers = marks.map((mark) => Number(westernDigits(mark?.[1] ?? '')));
  const [first = 0] = numbers;
  const isMarked =
    first === 0
      ? marks.every((mark) => mark && mark[1] === undefined)
      : people.length > 1 &&
        numbers.every((number, index) => number === first + index) &&
        (first === 1 || marks.every((mark) => /[.)]/.test(mark?.[0] ?? '')));
  if (!isMarked) return text;
  return [...lines.slice(0, from), ...people.map((line) => line.replace(MARK, ''))].join('\n');
}

/**
 * A name, perhaps a telephone number, an address and what follows it, without separators between them: `Om Rao 98765 43210
 * om@x.example (Trainee)`.
 */
const UNSEPARATED =
  /^(?<name>[^,;\t"@]*?)(?:[\s:|([–—-]+(?:(?:ph(?:one)?|tel|mob(?:ile)?|contact)\b[.:\s]*)?(?<phone>\+?\d[\d\s–-]{7,18}\d)[)\]]?)?[\s:|<([–—-]+(?<address>[^\s,;"<>()[\]|]+@[^\s,;"<>()[\]|]+)[\s,;>)\]|(:–—-]*(?<rest>[^,;\t"@]*?)[)\]|\s]*$/iu;

/** `om@x.example Om Rao` */
const ADDRESS_FIRST =
  /^\s*(?<address>[^\s,;"<>()[\]|]+@[^\s,;"<>()[\]|:]+)[\s:|–—-]+(?<name>[^,;\t"@]+?)\s*$/u;

/** People with commas between their parts, where a messenger or a PDF has none in any row. */
function withSeparators(text: string): string {
  const lines = text.split('\n');
  const found = [UNSEPARATED, ADDRESS_FIRST]
    .map((form) => lines.map((line) => form.exec(line)))
    .find((rows) => rows.every(Boolean));
  if (!found) return text;
  return found
    .map((row) => {
      const { name, phone, address, rest } = row?.groups ?? {};
      return [name, address, rest, phone].join(', ').replace(/(?:, )+$/, '');
    })
    .join('\n');
}

interface Mailbox {
  name: string;
  address: string;
}

const NAMED = /^(?:"([^"]*)"|([^"<>]*?))\s*<\s*(?:mailto:)?([^<>@\s]+@[^<>@\s]+)\s*>$/i;
const BARE = /^[^\s<>,;"@]+@[^\s<>,;"@]+$/;

/**
 * The recipients of a mail, as mail programs copy them, one row each: `Om Rao <om@x.example>; "Rao, Asha" <asha@x.example>`.
 * Any other text as it is.
 */
function rowsOfMailboxes(text: string): string {
  const list = text.replace(/^(?:to|cc|bcc):\s*/i, '');
  const found =
    mailboxesIn(list.match(/(?:"[^"]*"|[^";\n])+/g), true) ??
    mailboxesIn(list.match(/(?:"[^"]*"|[^",\n])+/g), false);
  const isList = found?.some(({ name }) => name !== '') || (found?.length !== 1 && !text.includes('\n'));
  if (!found || !isList) return text;
  return found
    .map(({ name, address }) => `${/[",;\t]/.test(name) ? `"${name}"` : name}, ${address}`)
    .join('\n');
}

/** Undefined unless every item is a mailbox. A name may have a comma only between semicolons, which no column has. */
function mailboxesIn(items: readonly string[] | null, mayHaveComma: boolean): Mailbox[] | undefined {
  const texts = (items ?? []).map((item) => item.trim()).filter((item) => item !== '');
  const found = texts.map((text) => mailboxIn(text, mayHaveComma && texts.length > 1));
  return found.length > 0 && found.every((each) => each !== undefined) ? found : undefined;
}

function mailboxIn(text: string, mayHaveComma: boolean): Mailbox | undefined {
  if (BARE.test(text)) return { name: '', address: text };
  const [, quoted, plain = '', address = ''] = NAMED.exec(text) ?? [];
  const isOne = address !== '' && (mayHaveComma || !plain.includes(','));
  const name = (quoted ?? plain).replace(/^'(.+)'$/, '$1').trim();
  // Outlook has the address in place of a name that it does not know.
  return isOne ? { name: name.includes('@') ? '' : name, address } : undefined;
}

/** `[10:31 pm, 28/11/2026] Asha Rao: ` and `28/11/26, 22:31 - Asha Rao: `, as messengers copy several messages. */
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const DAY = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const SENT = new RegExp(
  String.raw`^\s*\[?(?:${TIME}, ?${DAY}|${DAY},? ${TIME})\]?(?: [–-])? [^:@]{1,80}: ?`,
  'iu',
);

/** A line with nothing but an address, perhaps with a label. */
const ADDRESS_LINE =
  /^\s*(?:e?-?mail(?: ?(?:id|address))?\s*[:=–-]+\s*)?<?[^\s,;"<>()[\]|:]+@[^\s,;"<>()[\]|:]+>?\s*$/i;
/** `Trainees:` above those whom it concerns. */
const TYPE_LINE = /^[\s*_]*(trainee|vendor)s?[\s:*_–-]*$/i;

/** A list as people write it in messages, with a row for each person. Any other text as it is. */
function rowsOfMessages(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(SENT, ''));
  return joined(withTypes(lines)).join('\n');
}

/** Without the lines that name a type, which each row beneath them gets. */
function withTypes(lines: readonly string[]): string[] {
  const firstType = lines.findIndex((line) => TYPE_LINE.test(line));
  if (firstType === -1 || lines.slice(0, firstType).some((line) => line.includes('@'))) return [...lines];
  let type = '';
  return lines.flatMap((line) => {
    const [, named] = TYPE_LINE.exec(line) ?? [];
    type = named ?? type;
    if (named) return [];
    const separator = line.match(/[\t;]/)?.[0] ?? ', ';
    return line.includes('@') ? [`${line}${separator}${type}`] : [line];
  });
}

/** A heading above addresses is no name. */
const NAME_LINE = /^(?!.*(?:@|\bmail|address)).*\p{L}/iu;

/** One line for each person whose name stands above the address; what follows the address comes behind it. */
function joined(lines: readonly string[]): string[] {
  const starts = lines.flatMap((line, index) => (line.includes('@') ? [index - 1] : []));
  const isNamed = starts.every(
    (start) =>
      NAME_LINE.test(lines[start] ?? '') &&
      ADDRESS_LINE.test((lines[start + 1] ?? '').replace(/, (?:trainee|vendor)$/i, '')),
  );
  if (!isNamed) return [...lines];
  return [
    ...lines.slice(0, starts[0]),
    ...starts.map((start, index) =>
      lines
        .slice(start, starts[index + 1])
        .map(cellOf)
        .join(', '),
    ),
  ];
}

function cellOf(line: string): string {
  const text = line.trim();
  return !text.includes('@') && /[,;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
