/** Spaces, dashes and the invisible characters of pasted text. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212]/gu;
/** Punctuation around and inside pasted codes, none of which belongs to a code. */
const PUNCTUATION = /[.,:;=#'"’‘“”`/\\|()[\]{}<>_]/g;

/**
 * Words in front of a pasted number, such as "PAN:", "A/c No." or any word in another script. The code follows a space or a
 * punctuation mark, so a code that begins with such a word stays.
 */
const LABEL =
  /^[^\p{L}\p{N}+(]*(?:(?:my|our|the|is|of|no|nos|num|number|id|code|card|permanent|bank|account|a\/c|ac|acc|acct|savings?|current|pan|gst|gstin|gstn|uin|tin|reg|regn|ifsc?|rtgs|neft|imps|micr|aadhaa?r|adhaa?r|uid|pin|pincode|postal|zip|cin|llpin|registration|phone|ph|telephone|tel|landline|mobile|mob|cell|contact|whatsapp|fax|m|t|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+)(?![\p{L}\p{N}])[^\p{L}\p{N}+(]*)+(?=\S)/iu;

/** Repeated until nothing changes, because upper-casing and stripping can leave text that NFKC would compose again. */
export function normalise(input: string): string {
  const once = westernDigits(input.normalize('NFKC')).toUpperCase().replaceAll(SEPARATORS, '');
  return once === input ? once : normalise(once);
}

/** The digits of each script follow one another, from zero to nine. */
export function westernDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });
}

/** Pasted text without the label in front of it, and without the asterisks of bold text in a messenger. */
export function withoutLabel(input: string): string {
  return input
    .replaceAll(/\p{Cf}/gu, '')
    .replace(LABEL, '')
    .replace(/^\s*\*?([^*]+)\*?\s*$/, '$1');
}

/** Whether a spreadsheet wrote a number with decimals or shortened it: 9876543210.0, 1.23E+15. */
export function isSpreadsheetNumber(text: string): boolean {
  return /^\d+\.\d{1,2}$|^\d(?:\.\d+)?E\+\d+$/.test(text);
}

/**
 * A code of letters and digits, as it is stored: without label, separators and punctuation. A spreadsheet's number keeps its
 * point, without which it would be another number.
 */
export function codeIn(input: string): string {
  const text = normalise(withoutLabel(input));
  return isSpreadsheetNumber(text) ? text : text.replaceAll(PUNCTUATION, '');
}

/** Whether characters were inserted into the text `before`, and none removed. */
export function isInserted(text: string, before: string): boolean {
  let found = 0;
  for (const character of text) if (character === before.charAt(found)) found += 1;
  return found >= before.length && text.length > before.length;
}

/**
 * Text as it is stored, in one spelling: accents are part of their letter, spaces of every kind are single ones, and invisible
 * characters of a paste are left out, except the two that names in Indian scripts need.
 */
export function plainText(input: string): string {
  return input
    .normalize('NFC')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** A number, a dot or a dash alone is no name. An empty one has its own message. */
export const NAME = /^$|\p{L}/u;
export const NO_NAME = 'Enter the name in letters';

export function plainTexts<Texts extends { [Key in keyof Texts]: string }>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, plainText(text)]),
  ) as Texts;
}

export interface Warning {
  message: string;
  repair?: string;
}

/**
 * `error` blocks submission, warnings never do. An empty input has neither: the form checks required fields.
 */
export interface Validated {
  value: string;
  error?: string;
  warnings: Warning[];
}

export function fine(value: string): Validated {
  return { value, warnings: [] };
}
