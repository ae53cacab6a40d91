import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitAadhar, passesVerhoeff, validateAadhar } from '../../../../src/domain/validators/aadhar.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 11, maxLength: 11 });

function withCheckDigit(first: string): string {
  const found = [...'0123456789'].filter((digit) => passesVerhoeff(first + digit));
  expect(found).toHaveLength(1);
  return first + found[0];
}

it.each(['200000000009', '234567890124', '987654321096', '2363'])('passesVerhoeff accepts %s', (value) => {
  expect(passesVerhoeff(value)).toBe(true);
});

it('passesVerhoeff detects every swap of neighbours', () => {
  fc.assert(
    fc.property(digits, fc.nat({ max: 10 }), (first, at) => {
      const value = withCheckDigit(first);
      const swapped = value.slice(0, at) + value.charAt(at + 1) + value.charAt(at) + value.slice(at + 2);
      expect(passesVerhoeff(swapped)).toBe(swapped === value);
    }),
  );
});

it('passesVerhoeff detects every substitution of one digit', () => {
  fc.assert(
    fc.property(digits, fc.nat({ max: 11 }), fc.nat({ max: 9 }), (first, at, digit) => {
      const value = withCheckDigit(first);
      const changed = value.slice(0, at) + digit + value.slice(at + 1);
      expect(passesVerhoeff(changed)).toBe(changed === value);
    }),
  );
});

it.each([
  ['2345 6789 0124', '', '2345 6789 0124'],
  ['(234567890124)', '', '234567890124'],
  ['2345  6789  0124', '', '234567890124'],
  ['2345 6789 0124 5678', '', '2345 6789 0124'],
  ['2345 6789 O124', '', '2345 6789 O124'],
  ['२३४५ ६७८९ ०१२४', '', '2345 6789 0124'],
  ['2345 67899 0124', '2345 6789 0124', '2345 67899 0124'],
  ['2345 6789 01245', '2345 6789 0124', '2345 6789 0124'],
])('limitAadhar turns %s, before %j, into %s', (input, before, limited) => {
  expect(limitAadhar(input, before)).toBe(limited);
});

it.each(['200000000009', '2345 6789 0124', '9876-5432-1096'])(
  'validateAadhar accepts %s',
  { tags: ['id-lengths'] },
  (input) => {
    expect(validateAadhar(input)).toEqual({ value: input.replaceAll(/[ -]/g, ''), warnings: [] });
  },
);

it.each([
  ['234576890124', 'do not fit together'],
  ['123456789012', 'does not start with 0 or 1'],
  ['333333333333', 'All digits are the same'],
  ['23456789012', 'has 12 digits'],
])('validateAadhar warns about %s', (input, text) => {
  const result = validateAadhar(input);
  expect(result.error).toBeUndefined();
  expect(result.warnings).toEqual([{ message: expect.stringContaining(text) }]);
});

it('validateAadhar refuses more than 14 characters and ignores an empty field', () => {
  expect(validateAadhar('2345 6789 01241').error).toBe('Enter an Aadhar Number of at most 14 characters');
  expect(validateAadhar('2345 6789 0124').error).toBeUndefined();
  expect(validateAadhar('')).toEqual({ value: '', warnings: [] });
});
