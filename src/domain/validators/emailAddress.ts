export const ADDRESS_ERROR = 'Enter an e-mail address such as name@example.com';

const MAX_LENGTH = 254;
/**
 * The HTML standard's pattern for `type=email`, with at least two labels in the domain, of which the last one begins with a letter
 * and has two characters; punycode has it.
 */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const TOP_LABEL = '[a-z][a-z0-9-]{0,61}[a-z0-9]';
const PATTERN = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\\.)+${TOP_LABEL}$`, 'i');
/** An address with its owner's name, as mail programs copy it. */
const BRACKETED = /^[^<>]*<([^<>]+)>$/;
/** A hyphen without a space belongs to the address: mail-team@example.com. */
const LABELLED = /^e?[- ]?mail(?: ?(?:id|address))?(?: ?[:=]|\s+[–-]|[–-](?=\s))[\s:=–-]*/i;
const IN_QUOTES = /^(?:"(.+)"|'(.+)'|“(.+)”|‘(.+)’|\((.+)\)|\[(.+)\]|\*(.+)\*)$/;

export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && PATTERN.test(text);
}

/** A pasted address without invisible characters, the owner's name, a label, quotation marks and what ends a sentence. */
export function addressIn(input: string): string {
  const text = input
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/[\s,;.]+$/, '')
    .trim()
    .replace(LABELLED, '');
  const [, bracketed = text] = BRACKETED.exec(text) ?? [];
  const address = IN_QUOTES.exec(bracketed)?.slice(1).find(Boolean) ?? bracketed;
  return address
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .trim();
}

/** In a link, `?`, `&` and `%` of an address would begin something else. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
