import { normalise, withoutLabel } from './normalise.ts';

const WITH_COUNTRY = /^(?:\+|00)91([0-9]{10})$/;
const IN_INDIA = /^(?:(?:\+|00)?91|0)?([0-9]{10})$/;
/** At most 15 digits (E.164). */
const ABROAD = /^(?:\+|00)(?!91)([1-9][0-9]{6,14})$/;
/** A number of India that starts with one of these digits is no mobile number. */
const LANDLINE_WITH_COUNTRY = /^(?:\+|00)91([1-5][0-9]{9})$/;
const LANDLINE_IN_INDIA = /^(?:(?:\+|00)91|0)([1-5][0-9]{9})$/;
/** Digits with spaces and dashes. */
const PLAIN = /^[0-9+\s\p{Pd}]*$/u;
/** An area code of two to four digits, written apart: 080-2345 6789. No area code starts with 9. */
const AREA_CODE = /^\(?0[6-8][0-9]{1,3}[)\s\p{Pd}./]/u;

/**
 * The ten digits of an Indian mobile number, a landline with the 0 of its area code, and the digits of a number with another
 * country code; other text unchanged. Outside India the number itself may start with 0 or 91.
 */
export function nationalNumber(input: string, isInIndia = true): string {
  const text = digitsOf(input);
  if (!/^\+?[0-9]+$/.test(text)) return input;
  const [, landline] = (isInIndia ? LANDLINE_IN_INDIA : LANDLINE_WITH_COUNTRY).exec(text) ?? [];
  if (landline !== undefined) return `0${landline}`;
  if (isInIndia && /^0[0-9]{10}$/.test(text) && AREA_CODE.test(withoutLabel(input).trim())) return text;
  const [, number] = (isInIndia ? IN_INDIA : WITH_COUNTRY).exec(text) ?? ABROAD.exec(text) ?? [];
  return number ?? (PLAIN.test(input) ? input : text);
}

/** `(0)` is the prefix that is left out after a country code: +44 (0)20 7946 0958. */
function digitsOf(input: string): string {
  const text = normalise(withoutLabel(input));
  return text.replace(/^((?:\+|00)[0-9]+)\(0\)/, '$1').replaceAll(/[().]/g, '');
}
