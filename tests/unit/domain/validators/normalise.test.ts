import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeIn, normalise, plainText } from '../../../../src/domain/validators/normalise.ts';

it.each([
  'PAN: zzzpk0001z',
  'My PAN is ZZZPK 0001 Z.',
  'Permanent Account Number - ZZZPK0001Z',
  '“ZZZPK0001Z”',
  'GSTIN/UIN: ZZZPK0001Z',
  'GST Reg. No. ZZZPK0001Z',
  'पैन संख्या: ZZZPK0001Z',
  '*ZZZPK0001Z*',
  'PAN No.\u00a0ZZZPK\u00ad0001\u200eZ\ufeff',
])('codeIn finds the code in %j', (input) => {
  expect(codeIn(input)).toBe('ZZZPK0001Z');
});

it.each(['PANPK0001Z', 'GSTPK0001Z', 'CARDK0001Z', 'TINPK0001Z', 'NO'])(
  'codeIn keeps %s, like a label',
  (input) => {
    expect(codeIn(input)).toBe(input);
  },
);

it.each([
  ['zzzpk 0001 z', 'ZZZPK0001Z'],
  ['ZZZPK-0001–Z', 'ZZZPK0001Z'],
  ['\u200bZZZPK\u00a00001Z\n', 'ZZZPK0001Z'],
  ['ＺＺＺＰＫ０００１Ｚ', 'ZZZPK0001Z'],
  ['ZZZPK०१২३Z', 'ZZZPK0123Z'],
  ['ZZZPK௪౫೬൭Z', 'ZZZPK4567Z'],
  ['ZZZPK٨۹੦૧Z', 'ZZZPK8901Z'],
])('normalise turns %j into %s', (input, expected) => {
  expect(normalise(input)).toBe(expected);
});

it('normalise is idempotent', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme-composite' }),
    fc.string({ unit: fc.constantFrom('A', '\u200b', '\u0301', '-', 'ŉ', 'ß', 'ΐ', '´', '\u0345') }),
  );
  fc.assert(
    fc.property(anyText, (input) => {
      const once = normalise(input);
      expect(normalise(once)).toBe(once);
      expect(once).toBe(once.toUpperCase());
      expect(once).not.toMatch(/[\s-]/);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['Ram\u00a0Kumar', 'Ram Kumar'],
  [' Ram \t Kumar\u200b', 'Ram Kumar'],
  ['Jose\u0301', 'José'],
  ['श्री\u200dराम', 'श्री\u200dराम'],
  ['12½ MG Road\nPune', '12½ MG Road\nPune'],
])('plainText stores %j as %j', (input, text) => {
  expect(plainText(input)).toBe(text);
});
