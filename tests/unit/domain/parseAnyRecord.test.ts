import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  defaultForms,
  emptyDocuments,
  emptySectionOne,
  emptySectionSix,
} from '../../../src/domain/records/defaults.ts';
import {
  parseDocumentsRecord,
  parseProgressRecord,
  parseUserRecord,
} from '../../../src/domain/records/parseRecord.ts';
import { makeParsedUser, makeProgress, makeUserRecord } from '../../support/factories.ts';
import { EMPTY_USER, OPTIONAL_KEYS } from './emptyUser.ts';

/**
 * Fails unless `value` has the keys of `model` and, at each, a value of the same type; checks optional keys
 * separately.
 */
function expectShape(value: unknown, model: unknown): void {
  if (typeof model !== 'object' || model === null) {
    expect(typeof value).toBe(typeof model);
    return;
  }
  expect(Array.isArray(value)).toBe(Array.isArray(model));
  if (Array.isArray(model) || typeof value !== 'object' || value === null) return;
  expect(Object.keys(value)).toEqual(expect.arrayContaining(Object.keys(model)));
  const actual = new Map<string, unknown>(Object.entries(value));
  for (const [key, part] of Object.entries(model)) expectShape(actual.get(key), part);
}

/** Values of any kind at the record's own keys, so that the readers of nested fields run too. */
const anyValue = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
const anyMapOf = (keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, anyValue])), { requiredKeys: [] });
const item = fc.oneof(
  anyValue,
  anyMapOf(['title', 'timestamp', 'status', 'by', 'field', 'name', 'isChecked', 'refNumber', 'gstNo']),
);
const section = fc.oneof(
  anyMapOf(Object.keys(emptySectionOne())),
  fc.record({ accountsDetails: fc.array(item), gstTable: fc.array(item), generalQuestions: fc.array(item) }),
);
const anyRecord = fc.oneof(
  anyValue,
  anyMapOf([...Object.keys(EMPTY_USER), ...OPTIONAL_KEYS]),
  fc.record({
    forms: anyMapOf(Object.keys(defaultForms())),
    queries: fc.record({ bank: fc.array(item), general: fc.array(item), msa: anyValue }),
    logs: fc.array(item),
    vendorTypes: fc.array(item),
    vendorDetails: fc.record({ sectionOne: section, sectionSix: section }),
    approval: anyMapOf(['action', 'by', 'at']),
    einvoicing: anyMapOf(['place', 'date']),
    msa: anyMapOf(['name', 'date']),
  }),
);

it('parseUserRecord keeps the valid fields when another field is malformed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(EMPTY_USER)), anyValue, (key, garbage) => {
      const stored = makeUserRecord();
      const read = parseUserRecord(stored.uid, { ...stored, [key]: garbage });
      const others = { [key]: undefined, withoutStatus: undefined };
      expect({ ...read, ...others }).toEqual({ ...makeParsedUser(), ...others });
    }),
  );
});

it('parseUserRecord fills every field from any input and is idempotent', () => {
  fc.assert(
    fc.property(anyRecord, (raw) => {
      const record = parseUserRecord('u', raw);
      expectShape(record, EMPTY_USER);
      for (const { title, timestamp } of [...record.logs, ...Object.values(record.queries).flat()]) {
        expect([typeof title, Number.isFinite(timestamp)]).toEqual(['string', true]);
      }
      const { sectionOne, sectionSix } = record.vendorDetails;
      if (sectionOne) expectShape(sectionOne, emptySectionOne());
      if (sectionSix) expectShape(sectionSix, emptySectionSix());
      expect(parseUserRecord('u', record)).toEqual({ ...record, withoutStatus: [] });
    }),
    { numRuns: 500 },
  );
});

it('parseDocumentsRecord never throws for any input', () => {
  fc.assert(
    fc.property(fc.oneof(anyValue, anyMapOf(Object.keys(emptyDocuments()))), (raw) => {
      const record = parseDocumentsRecord(raw);
      expect(Object.keys(record).sort()).toEqual(Object.keys(emptyDocuments()).sort());
      for (const value of Object.values(record))
        expect(String(value)).toMatch(/^(true|false|https?:\/\/.*)$/s);
    }),
  );
});

it('parseProgressRecord never throws for any input', () => {
  const model = makeProgress(EMPTY_USER, 0);
  fc.assert(
    fc.property(fc.oneof(anyValue, anyMapOf(Object.keys(model))), (raw) =>
      expectShape(parseProgressRecord('u', raw), model),
    ),
  );
});
