import { expect, it, test } from 'vitest';
import { changesOf, draftFields, fittingValues, isTooLong, parseDraft } from '../../../src/domain/drafts.ts';

const STORED = { city: 'Pune', rows: [{ name: 'Asha' }], rejected: { panno: '' } };
const SHAPE = { city: '', rows: [{ name: '' }], rejected: { panno: '' } };

it('a stored draft has a time and the typed text of each field that is JSON', () => {
  const values = { panno: '"ZZZ"', rows: '[]', city: '"Pu', place: 5 };
  expect(parseDraft({ values, at: 5 })).toEqual({ values: { panno: 'ZZZ', rows: [] }, at: 5 });
});

test.each([
  ['nothing stored', undefined],
  ['one text, as it was stored once', { values: '{"city":"Pune"}', at: 5 }],
  ['broken JSON', { values: { city: '"Pu' }, at: 5 }],
  ['nothing typed', { values: {}, at: 5 }],
  ['no time', { values: { city: '"Pune"' }, at: 'today' }],
])('a stored draft is invalid: %s', (_what, raw) => {
  expect(parseDraft(raw)).toBeUndefined();
});

it('a draft has the fields that differ from the record, including invalid ones', () => {
  expect(draftFields({ ...STORED, city: '', rejected: { panno: 'ZZZPK00011' } }, STORED)).toEqual({
    city: '""',
    rejected: '{"panno":"ZZZPK00011"}',
  });
});

test.each([
  ['a new field', {}, { city: '"Pu"' }, { city: '"Pu"' }],
  ['a field that is over', { city: '"Pu"', place: '"T"' }, { place: '"T"' }, { city: null }],
  ['nothing', { city: '"Pu"' }, { city: '"Pu"' }, {}],
])('a stored draft gets %s', (_what, saved, typed, changes) => {
  expect(changesOf(saved, typed)).toEqual(changes);
});

it("a draft is too long when its texts together exceed the rules' limit", () => {
  expect(isTooLong({ a: 'x'.repeat(30_000), b: 'x'.repeat(30_000) })).toBe(false);
  expect(isTooLong({ a: 'x'.repeat(30_000), b: 'x'.repeat(30_001) })).toBe(true);
});

test.each([
  ['a field that the form does not have', { street: 'x' }],
  ['a field that every object has', { constructor: 'x' }],
  ['another type', { city: 5 }],
  ['a text for a list', { rows: 'none' }],
  ['rows of another shape', { rows: [{ name: 'Asha' }, { title: 'x' }] }],
  ['rows with more than the form has', { rows: [{ name: 'Asha', phone: '9' }] }],
  ['a part that is no map', { rejected: null }],
])('a form never accepts %s from a draft', (_what, values) => {
  expect(fittingValues({ ...values, city: 'city' in values ? values.city : 'Thane' }, SHAPE)).toEqual(
    'city' in values ? {} : { city: 'Thane' },
  );
});

it('a form accepts a list of any length from a draft', () => {
  for (const rows of [[], [{ name: 'a' }, { name: 'b' }]])
    expect(fittingValues({ rows }, SHAPE)).toEqual({ rows });
});
