import { expect, it } from 'vitest';
import { PAN_ERROR, validatePan } from '../../../../src/domain/validators/pan.ts';

it.each([
  ['ZZZPK0001Z', 'Ram Kumar'],
  ['zzzpk 0001 z', 'Ram Kumar'],
  ['ZZZ-PK-0001Z', ''],
  ['ZZZCA0001Z', 'M/s Asha Media Limited'],
  ['ZZZCA0001Z', '  m/s Asha Media Limited'],
  ['ZZZPK0001Z', 'राम कुमार'],
  ['ZZZEA0001Z', 'Asha Media LLP'],
  ['ZZZPR0001Z', 'K. S. Ravi'],
  ['ZZZPS0001Z', 'Ravi Sharma Jr.'],
  ['ZZZPS0001Z', 'Ravi Sharma K.'],
  ['ZZZPS0001Z', 'Sita s/o Ram'],
  ['ZZZPS0001Z', 'Sita wife of Ram'],
  ['ZZZPR0001Z', 'Reddy Venkata Prasad'],
  ['ZZZPR0001Z', 'Kavya Film Studio'],
  ['ZZZPR0001Z', 'Star Advertising'],
  ['ZZZPR0001Z', 'Kavya Photography'],
  ['ZZZPR0001Z', 'Sunrise Printers'],
  ['ZZZPR0001Z', 'Asha & Sons'],
  ['ZZZCF0001Z', 'Messrs. Fine Arts'],
  ['ZZZCF0001Z', 'The Fine Arts Company'],
  ['ZZZCT0001Z', 'The Fine Arts Company'],
  ['ZZZHR0001Z', 'Karta Ram Kumar (HUF)'],
  ['ZZZHR0001Z', 'Mr. Ram Kumar (HUF)'],
  ['ZZZHR0001Z', 'HUF of Ram Kumar'],
  ['ZZZTS0001Z', 'Shri Ram Trust'],
  ['ZZZTR0001Z', 'Shri Ram Trust'],
  ['ZZZCB0001Z', 'MS Beta Limited'],
])('validatePan accepts %s of %s', { tags: ['pan-pattern'] }, (input, name) => {
  const result = validatePan(input, name);
  expect(result.error).toBeUndefined();
  expect(result.warnings).toEqual([]);
  expect(result.value).toMatch(/^[A-Z0-9]{10}$/);
});

it.each(['ZZZP10001Z', 'ZZZPK001Z', 'ZZZPK00011', 'ZZZPK0001ZZ'])(
  'validatePan refuses %s',
  { tags: ['pan-pattern'] },
  (input) => {
    expect(validatePan(input)).toEqual({ value: input, error: 'Enter Valid PAN Number!', warnings: [] });
    expect(PAN_ERROR).toBe('Enter Valid PAN Number!');
  },
);

it.each([
  ['ZZZPKO001Z', 'ZZZPK0001Z'],
  ['2ZZPK0001Z', 'ZZZPK0001Z'],
  ['ZZZPS00012', 'ZZZPS0001Z'],
])('validatePan suggests a correction of %s', (input, repair) => {
  const { error, warnings } = validatePan(input);
  expect(error).toBe(PAN_ERROR);
  expect(warnings).toEqual([{ message: expect.stringContaining(`did you mean ${repair}?`), repair }]);
});

it.each([
  ['ZZZPK0001Z', 'Ram Gupta', 'for Gupta it would be G, here it is K'],
  ['ZZZPR0001Z', 'Sita s/o Ram', 'for Sita it would be S, here it is R'],
  ['ZZZPJ0001Z', 'Ravi Sharma Jr.', 'for Sharma it would be S, here it is J'],
  ['ZZZCA0001Z', 'Beta Media', 'for Beta Media it would be B, here it is A'],
  ['ZZZDA0001Z', 'Beta', 'D is none of them'],
  ['ZZZPK0000Z', 'Ram Kumar', 'start at 0001'],
])('validatePan warns about %s of %s', (input, name, text) => {
  const result = validatePan(input, name);
  expect(result.error).toBeUndefined();
  expect(result.warnings).toEqual([{ message: expect.stringContaining(text) }]);
});
