import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAN_ERROR, PAN_LENGTH, validatePan } from '../../../src/domain/validators/pan.ts';
import { enterCode } from '../../../src/forms/CodeField.tsx';

const enterPan = (input: string) => enterCode(input, PAN_LENGTH, validatePan);

test.each([
  ['zzzpk', { value: 'ZZZPK', rejected: '' }],
  ['zzzpk 0001 z', { value: 'ZZZPK0001Z', rejected: '' }],
  ['ZZZPK0001Z9', { value: 'ZZZPK0001Z', rejected: '' }],
  ['ZZZP10001', { value: 'ZZZP10001', rejected: '' }],
  ['ZZZP10001Z', { value: '', rejected: 'ZZZP10001Z', error: PAN_ERROR }],
  ['PAN: zzzpk 0001 z', { value: 'ZZZPK0001Z', rejected: '' }],
  ['Income Tax P.A.N. of Ram Kumar: zzzpk0001z', { value: 'ZZZPK0001Z', rejected: '' }],
  ['', { value: '', rejected: '' }],
])('the PAN field with %j contains %j', (input, entry) => {
  expect(enterPan(input)).toEqual(entry);
});

test.each([
  ['ZZZPXK0001Z', { value: 'ZZZPXK0001Z', rejected: '' }],
  ['ZZZPK00010Z', { value: 'ZZZPK00010Z', rejected: '' }],
  ['ZZZPK0001XZ', { value: 'ZZZPK0001XZ', rejected: '' }],
  ['ZZZPK0001Z9', { value: 'ZZZPK0001Z', rejected: '' }],
  ['ZZZP10001Z', { value: '', rejected: 'ZZZP10001Z', error: PAN_ERROR }],
])('the PAN field with ZZZPK0001Z changed to %s contains %j', (input, entry) => {
  expect(enterCode(input, PAN_LENGTH, validatePan, 'ZZZPK0001Z')).toEqual(entry);
});

test('the PAN field accepts 10 characters only as a PAN', { tags: ['id-lengths'] }, () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (input) => {
      const { value, error } = enterPan(input);
      expect(value.length).toBeLessThanOrEqual(10);
      if (value.length === 10) expect(value).toMatch(/^[A-Z]{5}[0-9]{4}[A-Z]$/);
      expect(error === undefined || value === '').toBe(true);
    }),
  );
});
