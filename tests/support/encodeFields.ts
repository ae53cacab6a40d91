import type { FirestoreFields, FirestoreValue } from '../../mail-service/firestoreValues.ts';

/** Leaves out keys that are undefined. @throws Error on a value that no record has */
export function encodeFields(record: object): FirestoreFields {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, encode(value)]));
}

function encode(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`No record holds a ${typeof value}.`);
}
