import { isFormEditable } from '../forms/statuses.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../records/limits.ts';
import type { FormKey, UserRecord } from '../records/records.ts';
import { validateIfsc } from '../validators/bank.ts';
import type { Validated } from '../validators/finding.ts';
import { validateGstin } from '../validators/gstin.ts';
import { validatePan } from '../validators/pan.ts';

/** Says whether the person can write the form (R5): introducers have none. */
export function canFill(record: Pick<UserRecord, 'usertype' | 'forms'>, key: FormKey): boolean {
  return record.usertype !== 'introducer' && isFormEditable(record.forms, key);
}

/** Says whether a value of the documents record is a file's link, and not a flag from before there was one. */
export function hasFile(value: string | boolean | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

/** Says whether every text of a form's part is within its bound (R15); names listed in `long` are addresses or remarks. */
export function fits(fields: object, long: readonly string[] = []): boolean {
  return Object.entries(fields).every(
    ([key, value]) =>
      typeof value !== 'string' || value.length <= (long.includes(key) ? MAX_LONG_TEXT : MAX_TEXT),
  );
}

/** Says whether one of these texts is missing: empty, or nothing but spaces. */
export function hasBlank(...texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() === '');
}

/** What to tell a person whose text is beyond the bounds. */
export const TOO_LONG = `A text is too long. Up to ${MAX_TEXT} characters fit into a field, up to ${MAX_LONG_TEXT} into an address or a remark.`;

/**
 * The fields of a part of the record as a patch by dotted path, so that keys this version does not know survive in
 * the part. `dotted('nongst', { state: 'Haryana' })` is `{ 'nongst.state': 'Haryana' }`.
 */
export function dotted(path: string, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${path}.${key}`, value]));
}

// What is stored has to be in its normal form already: the rules take nothing else (R16).
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
