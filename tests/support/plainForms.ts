import type { Field } from '../../src/domain/forms/fields.ts';
import { DEFINITIONS, PLAIN_FORMS, type PlainForm } from '../../src/domain/forms/registry.ts';
import type { UserRecord } from '../../src/domain/records/records.ts';

export function forEachPlain<Value>(read: (key: PlainForm) => Value): Record<PlainForm, Value> {
  return Object.fromEntries(PLAIN_FORMS.map((key) => [key, read(key)])) as Record<PlainForm, Value>;
}

const EXAMPLES: Record<Exclude<Field['kind'], 'choice'>, string> = {
  text: 'Ram',
  longText: '1 Sample Road, Pune',
  date: '2026-11-22',
  pan: 'ZZZPK0001Z',
  gstin: '27ZZZPK0001Z1ZP',
  ifsc: 'SBIN0005943',
  aadhar: '999999990019',
};

/** A complete value of each field. */
export function plainValues<Key extends PlainForm>(key: Key): NonNullable<UserRecord[Key]> {
  const values = Object.fromEntries(
    Object.entries<Field>(DEFINITIONS[key].fields).map(([name, { kind, options = [] }]) => [
      name,
      kind === 'choice' ? (options[0] ?? '') : EXAMPLES[kind],
    ]),
  );
  return values as NonNullable<UserRecord[Key]>;
}

/** Those of every plain form, by its key. */
export function valuesOfPlain(): Pick<UserRecord, PlainForm> {
  return forEachPlain(plainValues) as Pick<UserRecord, PlainForm>;
}
