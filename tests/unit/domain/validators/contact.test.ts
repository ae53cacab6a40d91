import { expect, it } from 'vitest';
import { nationalNumber } from '../../../../src/domain/validators/nationalNumber.ts';
import { validatePhone } from '../../../../src/domain/validators/phone.ts';
import { validatePincode } from '../../../../src/domain/validators/pincode.ts';
import { validateUdyam } from '../../../../src/domain/validators/registrationNumber.ts';

it.each([
  ['400069', 'India', '400069'],
  ['400 069', ' india ', '400069'],
  [' SW1A 1AA', 'United Kingdom', 'SW1A 1AA'],
  ['10118-0001', 'USA', '10118-0001'],
  ['', 'India', ''],
])('validatePincode accepts %j in %j', (input, country, value) => {
  expect(validatePincode(input, country)).toEqual({ value, warnings: [] });
});

it.each(['012345', '40006', '4000699', 'SW1A1AA', '400069.0', '400000'])(
  'validatePincode warns about %s in India',
  (value) => {
    const message = expect.stringContaining('six digits');
    expect(validatePincode(value, 'India')).toEqual({ value, warnings: [{ message }] });
  },
);

it.each(['900000001', '0222345678'])('validatePhone warns about the length of %s in India', (value) => {
  const message = expect.stringContaining('ten digits, besides a 0');
  expect(validatePhone(value)).toEqual({ value, warnings: [{ message }] });
});

it('validatePhone questions a repeated digit', () => {
  expect(validatePhone('0000000000').warnings).toEqual([{ message: expect.stringContaining('repeats') }]);
});

it.each(['919000000001', '09000000001'])('validatePhone suggests %s without its prefix', (input) => {
  const result = validatePhone(input);
  expect(result.error).toBeUndefined();
  expect(result.warnings).toEqual([{ message: expect.any(String), repair: '9000000001' }]);
});

it('validatePhone refuses text', () => {
  expect(validatePhone('call me', false)).toEqual({
    value: 'CALLME',
    error: 'Enter the Contact Number in digits only',
    warnings: [],
  });
});

it.each([
  ['+91 90000 00001', '9000000001'],
  ['022 2345 6789', '02223456789'],
  ['+91 22 2345 6789', '02223456789'],
  ['1800-266-0333', '18002660333'],
])('validatePhone accepts %j', (input, value) => {
  expect(validatePhone(input)).toEqual({ value, warnings: [] });
});

/** Numbers that read the same in India and elsewhere. */
const FOREIGN: [string, string][] = [
  ['+65 9123 4567', '006591234567'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['0044-20-7123-4567', '442071234567'],
];

it.each<[string, string]>([
  ['022 2345 6789', '02223456789'],
  ['+91 22 2345 6789', '02223456789'],
  ['91-22-2345 6789', '02223456789'],
  ['+91 (0)22 2345 6789', '02223456789'],
  ['+91 (022) 2345 6789', '02223456789'],
  ['+91-080-2345 6789', '08023456789'],
  ['080-2345 6789', '08023456789'],
  ['(0612) 222 3456', '06122223456'],
  ['07312551234', '07312551234'],
  ['08023456789', '08023456789'],
  ['0 70000 00001', '7000000001'],
  ['0-८००००-००००१', '8000000001'],
  ...FOREIGN,
])('nationalNumber makes digits of %j, with an area code, without the 0 of a mobile', (input, number) => {
  expect(nationalNumber(input)).toBe(number);
});

it.each<[string, string]>([
  ['+44 (0)20 7946 0958', '442079460958'],
  ['(020) 7946 0958', '02079460958'],
  ['+91 98765 43210', '9876543210'],
  ['0091-9876543210', '9876543210'],
  ...FOREIGN,
])('nationalNumber makes digits of %j outside India', (input, number) => {
  expect(nationalNumber(input, false)).toBe(number);
});

it.each([
  '+91 98765 43210',
  '098765 43210',
  '0091-9876543210',
  '91 98765 43210',
  ' 98765-43210 ',
  'Mob. No.: 98765 43210',
  'M: +91 098765 43210',
  'मोबाइल: 98765 43210',
  '091-9876543210',
  '*98765 43210*',
  '98765 43210,',
])('nationalNumber makes ten digits of %j', { tags: ['contact-number'] }, (input) => {
  expect(nationalNumber(input)).toBe('9876543210');
});

it.each(['', 'call me', '9876543210.0', '9876 5432', '+44 20', '+91 98765 43210 11', '9198765432'])(
  'nationalNumber leaves %j unchanged',
  (input) => {
    expect(nationalNumber(input)).toBe(input);
  },
);

it.each(['020 7123 4567', '91 98765 43210', '98765 43210'])(
  'nationalNumber leaves %j unchanged outside India',
  (input) => {
    expect(nationalNumber(input, false)).toBe(input);
  },
);

it.each(['UDYAM-MH-00-0000001', 'UDYAMMH000000001', 'Udyam Registration Number: UDYAM-MH-00-0000001'])(
  'validateUdyam completes %s',
  (input) => {
    expect(validateUdyam(input)).toEqual({ value: 'UDYAM-MH-00-0000001', warnings: [] });
  },
);

it.each(['UDYAM-M1-00-0000001', 'UDYAM-MH-00-000001', 'UAN-MH-00-0000001'])(
  'validateUdyam warns about %s',
  (value) => {
    const message = expect.stringContaining('UDYAM-MH-00-0000001');
    expect(validateUdyam(value)).toEqual({ value, warnings: [{ message }] });
  },
);

it('validateUdyam ignores an empty field', () => {
  expect(validateUdyam('')).toEqual({ value: '', warnings: [] });
});
