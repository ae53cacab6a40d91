import { expect, it } from 'vitest';
import { decodeFields, encodeFields, nest } from '../../../mail-service/firestoreValues.ts';

it('brings every kind of value back as it was', () => {
  const record = {
    text: 'a',
    flag: false,
    whole: 1_795_253_477_440,
    fraction: 0.5,
    none: null,
    list: ['a', 1, { deep: [] }],
    map: { inner: { leaf: true } },
    emptyMap: {},
  };
  expect(decodeFields(encodeFields(record))).toEqual(record);
});

it('leaves out what is undefined and refuses what no record holds', () => {
  expect(encodeFields({ a: undefined })).toEqual({});
  expect(() => encodeFields({ a: () => 1 })).toThrow('No record holds a function.');
});

it('nests dotted paths that share a start', () => {
  expect(nest({ 'forms.status': 1, 'forms.msa': 2, name: 'a' })).toEqual({
    forms: { status: 1, msa: 2 },
    name: 'a',
  });
});
