import { isFormEditable } from '../forms/statuses.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../records/limits.ts';
import type { FormKey, UserRecord } from '../records/records.ts';
import { validateIfsc } from '../validators/bank.ts';
import { validateGstin } from '../validators/gstin.ts';
import type { Validated } from '../validators/normalise.ts';
import { validatePan } from '../validators/pan.ts';

/** R5: whether the person can fill in the form now; introducers have no forms. */
export function canFill(record: Pick<UserRecord, 'usertype' | 'forms'>, key: FormKey): boolean {
  return record.usertype !== 'introducer' && isFormEditable(record.forms, key);
}

/** Whether a value of the documents record is a link; before the upload it may be a boolean. */
export function hasFile(value: string | boolean | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

/** R15: whether every text is within its limit; `long` lists the fields with the higher limit, such as addresses. */
export function fits(fields: object, long: readonly string[] = []): boolean {
  return Object.entries(fields).every(
    ([key, value]) =>
      typeof value !== 'string' || value.length <= (long.includes(key) ? MAX_LONG_TEXT : MAX_TEXT),
  );
}

export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The longest start of the text that fits into so many bytes. */
export function startOf(text: string, bytes: number): string {
  let start = '';
  for (const character of text) {
    if (byteLength(start + character) > bytes) break;
    start += character;
  }
  return start;
}

/** Whether a text has the pattern yyyy-mm-dd, from 1900 to 2199, as the rules check it. */
export function isDate(text: string): boolean {
  return /^(19|2[01])\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

/** Whether a text is an existing day of this century, as the rules check it. */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function hasBlank(...texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() === '');
}

export const TOO_LONG = `A text is too long. A field takes up to ${MAX_TEXT} characters, an address or a remark up to ${MAX_LONG_TEXT}.`;

// R16: the rules take only values in their normal form.
function isStorable(value: string, validated: Validated): boolean {
  return value !== '' && validated.value === value && validated.error === undefined;
}

export function isPan(value: string): boolean {
  return isStorable(value, validatePan(value));
}

export function isGstin(value: string): boolean {
  return isStorable(value, validateGstin(value));
}

export function isIfsc(value: string): boolean {
  return isStorable(value, validateIfsc(value));
}
