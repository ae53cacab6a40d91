import { withoutEmptyRows } from './listRows.ts';

/** The text of a pasted list or a file as rows of people. */
export function pastedList(whole: string): string {
  return rowsOfMailboxes(withoutNumbers(withoutEmptyRows(whole)));
}

/** Without `1.`, `2.` and so on, which number all rows; a single number may belong to a name. */
function withoutNumbers(text: string): string {
  const lines = text.split('\n');
  const starts = lines.map((line, index) => /^\s*(\d+)[.)]\s+/.exec(line)?.[1] === `${index + 1}`);
  return lines.length > 1 && starts.every(Boolean)
    ? lines.map((line) => line.replace(/^\s*\d+[.)]\s+/, '')).join('\n')
    : text;
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
  return isOne ? { name: (quoted ?? plain).replace(/^'(.+)'$/, '$1').trim(), address } : undefined;
}
