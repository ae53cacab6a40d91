import { expect, it } from 'vitest';
import { decodeFields } from '../../../mail-service/firestoreValues.ts';
import { encodeFields } from '../../support/encodeFields.ts';

it('decodes every kind of value of a record', () => {
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
