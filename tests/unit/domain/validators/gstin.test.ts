import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gstinCheckDigit, validateGstin } from '../../../../src/domain/validators/gstin.ts';

const refused = (value: string) => ({ value, error: 'Enter Valid GSTIN Number', warnings: [] });
const warned = (value: string, words: string) => ({
  value,
  warnings: [{ message: expect.stringContaining(words) }],
});
const ALPHABET = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LETTERS = ALPHABET.slice(10);
const DIGITS = ALPHABET.slice(0, 10);

function text(characters: string[], length: number) {
  return fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length });
}

const gstins = fc
  .tuple(
    fc.constantFrom('01', '24', '27', '29', '38', '97', '99'),
    text(LETTERS, 5),
    text(DIGITS, 4),
    text(LETTERS, 1),
    fc.constantFrom(...ALPHABET.slice(1)),
  )
  .map(([state, letters, digits, last, entity]) => `${state}${letters}${digits}${last}${entity}Z`)
  .map((first14) => first14 + gstinCheckDigit(first14));

it('gstinCheckDigit is O for the worked example', () => {
  expect(gstinCheckDigit('27ZZZPK0001Z1Z')).toBe('O');
});

it('gstinCheckDigit detects every substitution of one character', () => {
  fc.assert(
    fc.property(gstins, fc.nat({ max: 14 }), fc.constantFrom(...ALPHABET), (gstin, at, character) => {
      const changed = gstin.slice(0, at) + character + gstin.slice(at + 1);
      const fits = gstinCheckDigit(changed.slice(0, 14)) === changed.charAt(14);
      expect(fits).toBe(changed === gstin);
    }),
  );
});

it.each(['27ZZZPK0001Z1ZO', '33ZZZPR9999ZAZY', ''])('validateGstin accepts %s', (gstin) => {
  expect(validateGstin(gstin, gstin.slice(2, 12))).toEqual({ value: gstin, warnings: [] });
});

it('validateGstin accepts each right check digit, in any spelling', { tags: ['gstin-pattern'] }, () => {
  fc.assert(
    fc.property(gstins, (gstin) => {
      const typed = ` ${gstin.slice(0, 2)}-${gstin.slice(2, 12).toLowerCase()} ${gstin.slice(12)}`;
      expect(validateGstin(typed)).toEqual({ value: gstin, warnings: [] });
    }),
  );
});

it('validateGstin names the correct check digit without suggesting it', () => {
  const wrong = '27ZZZPK0001Z1ZP';
  expect(validateGstin(wrong)).toEqual(warned(wrong, 'the last character would be O'));
});

it.each(['27ZZZPKO001Z1ZO', '27ZZZPK0001Z12O', '27ZZZPKOOO1Z1ZO', '27222PK0001Z1ZO'])(
  'validateGstin corrects the format of %s',
  (input) => {
    const repair = '27ZZZPK0001Z1ZO';
    const warnings = [{ message: expect.stringContaining(repair), repair }];
    expect(validateGstin(input)).toMatchObject({ error: refused('').error, warnings });
  },
);

it('validateGstin corrects a check digit that only looks right', () => {
  const result = validateGstin('27ZZZPK0001Z1Z0');
  expect(result.error).toBeUndefined();
  expect(result.warnings).toEqual([{ message: expect.any(String), repair: '27ZZZPK0001Z1ZO' }]);
});

it('validateGstin suggests only corrections that pass every check', () => {
  fc.assert(
    fc.property(text(ALPHABET, 15), (input) => {
      for (const { repair } of validateGstin(input).warnings) {
        if (repair !== undefined) expect(validateGstin(repair)).toEqual({ value: repair, warnings: [] });
      }
    }),
  );
});

it('validateGstin chooses between two corrections only by the PAN', () => {
  expect(validateGstin('27ZZZP0000101Z4')).toEqual(refused('27ZZZP0000101Z4'));
  expect(validateGstin('27ZZZP0000101Z4', 'ZZZPQ0001O').warnings[0]?.repair).toBe('27ZZZPQ0001O1Z4');
});

it('validateGstin suggests no unused state code', () => {
  expect(gstinCheckDigit('25ZZZPK0001Z1Z')).toBe('S');
  expect(validateGstin('25ZZZPK000IZ1ZS').warnings).toEqual([]);
});

it('validateGstin suggests nothing without a lookalike', { tags: ['gstin-pattern'] }, () => {
  expect(validateGstin('27ZZZPK0001Z1AO')).toEqual(refused('27ZZZPK0001Z1AO'));
});

it.each(['39ZZZPK0001Z1ZO', '00ZZZPK0001Z1ZO', '25ZZZPK0001Z1ZO', '28ZZZPK0001Z1ZO', '98ZZZPK0001Z1ZO'])(
  'validateGstin warns about the state of %s',
  (gstin) => {
    expect(validateGstin(gstin)).toEqual(warned(gstin, `${gstin.slice(0, 2)} is not one in use`));
  },
);

it.each([
  ['27ZZZPK0001Z1Z', 14],
  ['27ZZZPK0001Z1ZOO', 16],
])('validateGstin counts the characters of %s', { tags: ['gstin-pattern'] }, (gstin, length) => {
  expect(validateGstin(gstin)).toEqual({ ...refused(gstin), ...warned(gstin, `this one has ${length}`) });
});

it('validateGstin warns when it contains another PAN', () => {
  const gstin = '27ZZZPK0001Z1ZO';
  expect(validateGstin(gstin, 'zzzpk 0002 z')).toEqual(warned(gstin, 'the PAN entered is ZZZPK0002Z'));
});
