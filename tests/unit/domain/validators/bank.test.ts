import { expect, it } from 'vitest';
import { validateAccountNumber, validateIfsc, validateMicr } from '../../../../src/domain/validators/bank.ts';

it.each([
  ['SBIN0005943', 'SBIN0005943'],
  ['BOTM0XEEMRA', 'BOTM0XEEMRA'],
  ['sbin 0005943', 'SBIN0005943'],
  ['IFSC: SBIN0005943', 'SBIN0005943'],
  ['IDIB000O001', 'IDIB000O001'],
  ['UTIB0000004 (Axis)', 'UTIB0000004'],
  ['', ''],
])('validateIfsc accepts %j', (input, value) => {
  expect(validateIfsc(input)).toEqual({ value, warnings: [] });
});

it.each([
  ['SBINO005943', 'SBIN0005943'],
  ['5BIN0005943', 'SBIN0005943'],
  ['UTIBOSBUCB1', 'UTIB0SBUCB1'],
  ['SBINOO05943', 'SBIN0005943'],
])('corrects the IFSC %s', (input, repair) => {
  const result = validateIfsc(input);
  expect(result.error).toBe('Enter Valid IFSC Code');
  expect(result.warnings).toEqual([{ message: expect.any(String), repair }]);
});

it.each([
  ['UTIB0000O04', 'UTIB0000004'],
  ['SBIN0OI5943', 'SBIN0015943'],
])('questions the letters among the digits of the IFSC %s', (input, repair) => {
  expect(validateIfsc(input)).toEqual({
    value: input,
    warnings: [{ message: expect.any(String), repair }],
  });
});

it.each(['SBIN1005943', 'HDFC000123', 'HDFC00001234', '0DFC0000123'])('refuses the IFSC %s', (input) => {
  expect(validateIfsc(input)).toEqual({ value: input, error: 'Enter Valid IFSC Code', warnings: [] });
});

it.each([
  ['400240001', /MICR code/],
  ['HDFCINBB', /SWIFT code/],
  ['HDFCINBBXXX', /SWIFT code/],
  ['50100123456789', /Is this the account number\?/],
])('says what %s is in place of an IFSC', (input, message) => {
  expect(validateIfsc(input)).toMatchObject({
    error: 'Enter Valid IFSC Code',
    warnings: [{ message: expect.stringMatching(message) }],
  });
});

it.each([
  ['DE89 3704 0044 0532 0130 00', /IBAN of an account abroad/],
  ['om@okhdfcbank', /UPI ID/],
  ['HDFC0001234', /IFSC code/],
])('says what %s is in place of an account number', (input, message) => {
  expect(validateAccountNumber(input)).toMatchObject({
    error: 'Enter Valid Account Number',
    warnings: [{ message: expect.stringMatching(message) }],
  });
});

it.each([
  ['00012345678901', '00012345678901'],
  ['123456789', '123456789'],
  ['1234 5678-9012 345678', '123456789012345678'],
  ['A/c No. 0001 2345 6789 01', '00012345678901'],
  ['', ''],
])('validateAccountNumber accepts %j and keeps its zeros', (input, value) => {
  expect(validateAccountNumber(input)).toEqual({ value, warnings: [] });
});

it.each(['123456', '12345678'])('validateAccountNumber warns about the short %s', (value) => {
  const message = expect.stringContaining(`this one has ${value.length}`);
  expect(validateAccountNumber(value)).toEqual({ value, warnings: [{ message }] });
});

it.each([
  ['00000000000', 1],
  ['999999', 2],
])('validateAccountNumber questions the repeated digit of %s', (value, count) => {
  const { error, warnings } = validateAccountNumber(value);
  expect(error).toBeUndefined();
  expect(warnings).toHaveLength(count);
  expect(warnings.at(-1)?.message).toContain(`only repeats the digit ${value.charAt(0)}`);
});

it.each(['50100123456789.0', '50100123456789.00', '1.23457E+15'])(
  'validateAccountNumber keeps and refuses %s of a spreadsheet',
  (value) => {
    const message = expect.stringContaining('A spreadsheet');
    const error = 'Enter Valid Account Number';
    expect(validateAccountNumber(value)).toEqual({ value, error, warnings: [{ message }] });
  },
);

it.each(['1234567890123456789', '12345', '12345678A', 'SB 123456789', '12345@6789'])(
  'validateAccountNumber refuses %s',
  (value) => {
    expect(validateAccountNumber(value).error).toBe('Enter Valid Account Number');
  },
);

it.each(['40000200', '4000020011', '40000200A'])('validateMicr only warns about %s', (value) => {
  const message = expect.stringContaining('nine digits');
  expect(validateMicr(value)).toEqual({ value, warnings: [{ message }] });
});
