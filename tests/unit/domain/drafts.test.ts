import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { draftText, fieldsOf, fittingValues, mergedFields, parseDraft } from '../../../src/domain/drafts.ts';

const STORED = { city: 'Pune', rows: [{ name: 'Asha' }], rejected: { panno: '' } };
const SHAPE = { city: '', rows: [{ name: '' }], rejected: { panno: '' } };

describe('a stored draft', () => {
  it('is what was typed, and when', () => {
    expect(parseDraft({ values: '{"panno":"ZZZ"}', at: 5 })).toEqual({ values: { panno: 'ZZZ' }, at: 5 });
  });

  test.each([
    ['nothing stored', undefined],
    ['no map', 'lost'],
    ['no text', { values: { city: 'Pune' }, at: 5 }],
    ['broken JSON', { values: '{"city":', at: 5 }],
    ['JSON of another kind', { values: '["Pune"]', at: 5 }],
    ['nothing typed', { values: '{}', at: 5 }],
    ['no time', { values: '{"city":"Pune"}', at: 'today' }],
  ])('is none: %s', (_what, raw) => {
    expect(parseDraft(raw)).toBeUndefined();
  });

  it('never throws, whatever is stored', () => {
    fc.assert(fc.property(fc.anything(), fc.anything(), (values, at) => void parseDraft({ values, at })));
  });
});

describe('the text of a draft', () => {
  it('holds the fields that differ from the record, wrong ones too', () => {
    expect(draftText({ ...STORED, city: '', rejected: { panno: 'ZZZPK00011' } }, STORED)).toBe(
      '{"city":"","rejected":{"panno":"ZZZPK00011"}}',
    );
  });

  it('is empty when nothing differs', () => {
    expect(draftText(structuredClone(STORED), STORED)).toBe('');
  });

  it('comes back as it was typed', () => {
    const typed = fc.record({
      city: fc.string(),
      rows: fc.array(fc.record({ name: fc.string() })),
      rejected: fc.record({ panno: fc.string() }),
    });
    fc.assert(
      fc.property(typed, (values) => {
        const draft = parseDraft({ values: draftText(values, STORED), at: 5 });
        expect({ ...STORED, ...fittingValues(draft?.values ?? {}, SHAPE) }).toEqual(values);
      }),
    );
  });
});

describe('a draft that two tabs keep', () => {
  test.each([
    ['holds the fields of both', { city: 'Pune' }, { state: 'Goa' }, {}, { city: 'Pune', state: 'Goa' }],
    ['takes what was typed last', { city: 'Pune' }, { city: 'Thane' }, {}, { city: 'Thane' }],
    ['loses what is over here', { city: 'Pune', state: 'Goa' }, {}, { city: 'Pune' }, { state: 'Goa' }],
    [
      'keeps what only the other changed',
      { city: 'Thane' },
      { city: 'Pune' },
      { city: 'Pune' },
      { city: 'Thane' },
    ],
    [
      'keeps what the other changed and is over here',
      { city: 'Thane' },
      {},
      { city: 'Pune' },
      { city: 'Thane' },
    ],
    [
      'keeps what the other forgot and still stands here',
      {},
      { city: 'Pune' },
      { city: 'Pune' },
      { city: 'Pune' },
    ],
    ['is gone when nothing is left', { city: 'Pune' }, {}, { city: 'Pune' }, {}],
  ])('%s', (_what, there, typed, before, merged) => {
    expect(mergedFields(there, typed, before)).toEqual(merged);
  });

  test.each([[''], ['{"city":'], ['["Pune"]'], [5], [undefined]])('has no fields in %j', (text) => {
    expect(fieldsOf(text)).toEqual({});
  });
});

describe('what a form takes of a draft', () => {
  test.each([
    ['a field that the form does not have', { street: 'x' }],
    ['a field that every object has', { constructor: 'x' }],
    ['another type', { city: 5 }],
    ['a text for a list', { rows: 'none' }],
    ['rows of another shape', { rows: [{ name: 'Asha' }, { title: 'x' }] }],
    ['rows with more than the form has', { rows: [{ name: 'Asha', phone: '9' }] }],
    ['a part that is no map', { rejected: null }],
  ])('is not %s', (_what, values) => {
    expect(fittingValues({ ...values, city: 'city' in values ? values.city : 'Thane' }, SHAPE)).toEqual(
      'city' in values ? {} : { city: 'Thane' },
    );
  });

  it('is a list of any length', () => {
    expect(fittingValues({ rows: [] }, SHAPE)).toEqual({ rows: [] });
    expect(fittingValues({ rows: [{ name: 'a' }, { name: 'b' }] }, SHAPE)).toEqual({
      rows: [{ name: 'a' }, { name: 'b' }],
    });
  });
});
