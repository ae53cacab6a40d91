import { isSpreadsheetNumber, normalise, westernDigits, withoutLabel } from './normalise.ts';

const WITH_COUNTRY = /^(?:\+|00)91([0-9]{10})$/;
const IN_INDIA = /^(?:(?:\+|00?)?91|0(?=9))?([0-9]{10})$/;
/** The 0 that is left out after the country code. */
const WITH_BOTH = /^(?:\+|00)91(0[0-9]{10})$/;
/** 0 and ten digits of a mobile number, or of a landline whose area code starts with the same digit. */
const MOBILE_OR_LANDLINE = /^0[6-8][0-9]{9}$/;
/** The 0 before a mobile number, written apart. */
const APART = /^0[\s\p{Pd}./]/u;
/** At most 15 digits (E.164). */
const ABROAD = /^(?:\+|00)(?!91)([1-9][0-9]{6,14})$/;
/** A number of India that starts with one of these digits is no mobile number. */
const LANDLINE_WITH_COUNTRY = /^(?:\+|00)91([1-5][0-9]{9})$/;
const LANDLINE_IN_INDIA = /^(?:(?:\+|00)?91|0)([1-5][0-9]{9})$/;
/** Digits with spaces and dashes. */
const PLAIN = /^[0-9+\s\p{Pd}]*$/u;

/**
 * The ten digits of an Indian mobile number, a landline with the 0 of its area code, and the digits of a number with another
 * country code; other text unchanged. Outside India the number itself may start with 0 or 91. A foreign number of ten
 * digits keeps the 00, without which it would be an Indian one.
 */
export function nationalNumber(input: string, isInIndia = true): string {
  const text = digitsOf(input);
  if (!/^\+?[0-9]+$/.test(text)) return input;
  const [, national] = WITH_BOTH.exec(text) ?? [];
  if (national !== undefined) return nationalNumber(national);
  const [, landline] = (isInIndia ? LANDLINE_IN_INDIA : LANDLINE_WITH_COUNTRY).exec(text) ?? [];
  if (landline !== undefined) return `0${landline}`;
  if (isInIndia && MOBILE_OR_LANDLINE.test(text)) {
    return APART.test(westernDigits(withoutLabel(input)).trim()) ? text.slice(1) : text;
  }
  const [, number] = (isInIndia ? IN_INDIA : WITH_COUNTRY).exec(text) ?? [];
  const [, abroad] = ABROAD.exec(text) ?? [];
  const foreign = abroad?.length === 10 ? `00${abroad}` : abroad;
  return number ?? foreign ?? (PLAIN.test(input) ? input : text);
}

/** `(0)` is the prefix that is left out after a country code: +44 (0)20 7946 0958. */
function digitsOf(input: string): string {
  const text = normalise(withoutLabel(input)).replace(/[,;:/|]+$/, '');
  if (isSpreadsheetNumber(text)) return text;
  return text.replace(/^((?:\+|00)[0-9]+)\(0\)/, '$1').replaceAll(/[().'"=]/g, '');
}
