import { isEmailAddress } from '../src/domain/validators/emailAddress.ts';

/** Longer names are cut, because they could contain a message. */
const MAX_NAME = 100;

/**
 * One line in which no mail program finds a link: no scheme, and no full stop or slash between two letters, except
 * in abbreviations such as M/s and S/o.
 */
export function plainName(name: string): string {
  const line = plainText(name)
    .replaceAll('://', ': ')
    .replaceAll(/(?!(?<=(?:^|\s)\p{L})\/\p{L}(?:[\s.]|$))[./](?=[^\s./),;])/gu, '$& ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : line;
}

/** A valid address unchanged; any other text is treated as a name. */
export function plainAddress(email: string): string {
  return isEmailAddress(email) ? email : plainName(email);
}

/**
 * Hides PAN, Aadhar, account and telephone numbers, which people write into queries, in every spelling:
 * inside a GSTIN, in wide letters or Indian digits, with separators of any kind.
 */
export function plainQuote(text: string): string {
  return plainText(text.normalize('NFKC'))
    .replaceAll(/[\u{200C}\u{200D}]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .split(DATE)
    .map((part, index) => (index % 2 === 1 ? part : withoutNumbers(part)))
    .join('')
    .trim();
}

const withoutNumbers = (text: string) => text.replaceAll(PAN, hidden).replaceAll(LONG_NUMBER, hidden);

/** A date or a financial year, which is not a part of a number. */
const DATE = new RegExp(
  `(${[
    ...['/', String.raw`\.`, '-'].map(
      (mark) => String.raw`(?<!\d${mark}?)\d{1,2}${mark}\d{1,2}${mark}(?:19|20)\d\d(?!${mark}?\d)`,
    ),
    String.raw`(?<!\d-?)(?:19|20)\d\d-\d\d-\d\d(?!-?\d)`,
    String.raw`(?<!\d[-–/]?)(?:19|20)\d\d[-–/]\d\d(?![-–/]?\d)`,
  ].join('|')})`,
  'u',
);

/** Separators between two characters of a number. */
const GAP = String.raw`[^\p{L}\p{N}]{0,3}`;
/** A PAN in any spelling, with the state code of a GSTIN if it has one. */
const PAN = new RegExp(
  String.raw`(?:\d${GAP}){0,2}(?:[A-Z]${GAP}){5}(?:\d${GAP}){4}[A-Z](?![a-z]{2})`,
  'giu',
);
/** Nine digits or more. */
const LONG_NUMBER = new RegExp(String.raw`(?<!\d)\d(?:${GAP}\d){8,}`, 'gu');

function hidden(number: string): string {
  return `XXXX${number.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4)}`;
}

/** The digits of each script follow one another, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return `${(code - zero) % 10}`;
}

/** Removes control and format characters, except ZWNJ and ZWJ, which names in Indian scripts need. */
function plainText(text: string): string {
  return text.replaceAll(/(?![\n\u{200C}\u{200D}])[\p{Cc}\p{Cf}\u{2028}\u{2029}]/gu, ' ');
}
