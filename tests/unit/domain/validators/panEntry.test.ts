import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enterPan, PAN_ERROR } from '../../../../src/domain/validators/pan.ts';

test.each([
  ['zzzpk', { value: 'ZZZPK' }],
  ['zzzpk 0001 z', { value: 'ZZZPK0001Z' }],
  ['ZZZPK0001Z9', { value: 'ZZZPK0001Z' }],
  ['ZZZP10001', { value: 'ZZZP10001' }],
  ['ZZZP10001Z', { value: '', error: PAN_ERROR }],
  ['', { value: '' }],
])('the PAN field with %j holds %j', (input, entry) => {
  expect(enterPan(input)).toEqual(entry);
});

test('the PAN field never holds more than 10 characters, and 10 only when they are a PAN [id-lengths]', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (input) => {
      const { value, error } = enterPan(input);
      expect(value.length).toBeLessThanOrEqual(10);
      if (value.length === 10) expect(value).toMatch(/^[A-Z]{5}[0-9]{4}[A-Z]$/);
      expect(error === undefined || value === '').toBe(true);
    }),
  );
});
