import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAadhar, maskAccountNumber } from '../../../../src/domain/validators/mask.ts';

it.each([
  ['234567890124', 'XXXX XXXX 0124'],
  ['2345678', 'XXXX XXX'],
  ['0124', 'XXXX'],
])('masks the Aadhar number %j as %j', (aadhar, shown) => {
  expect(maskAadhar(aadhar)).toBe(shown);
});

it.each([
  ['00012345678901', 'XXXXXXXXXX8901'],
  ['123456', 'XXXXXX'],
])('masks the account number %s as %s', (account, shown) => {
  expect(maskAccountNumber(account)).toBe(shown);
});

it('a mask shows at most four characters and at most half of them', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,20}$/), (value) => {
      const shown = maskAadhar(value).replaceAll(/[X ]/g, '');
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, value.length / 2));
    }),
  );
});
