import { describe, expect, it } from 'vitest';
import {
  tidyRegistrationNumber,
  validateRegistrationNumber,
} from '../../../../src/domain/validators/registrationNumber.ts';

const messagesOf = (input: string, format: 'CIN' | 'LLPIN' | 'any') =>
  validateRegistrationNumber(input, format).warnings.map(({ message }) => message);

describe('validateRegistrationNumber', { tags: ['kind-fields'] }, () => {
  it.each([
    ['U12345MH2015PTC123456', 'CIN'],
    ['AAB-1234', 'LLPIN'],
    ['MH/2015/1234', 'LLPIN'],
    ['MUM/1234', 'LLPIN'],
    ['AHM/1234', 'LLPIN'],
    ['MUM-12345/2015', 'LLPIN'],
    ['Firm 123 of 2015', 'LLPIN'],
    ['Not applicable', 'LLPIN'],
    ['None', 'LLPIN'],
    ['anything at all', 'any'],
    ['', 'CIN'],
  ] as const)('%s passes as %s', (input, format) => {
    expect(validateRegistrationNumber(input, format)).toEqual({ value: input, warnings: [] });
  });

  it('suggests the usual spelling of a CIN in small letters with blanks', () => {
    const { error, warnings } = validateRegistrationNumber('u12345 mh2015 ptc123456', 'CIN');
    expect(error).toBeUndefined();
    expect(warnings).toEqual([
      { message: 'Usually written as U12345MH2015PTC123456.', repair: 'U12345MH2015PTC123456' },
    ]);
  });

  it.each([
    ['CIN: u12345 mh2015 ptc123456', 'CIN', 'U12345MH2015PTC123456'],
    ['(aab1234)', 'LLPIN', 'AAB-1234'],
    ['udyam mh 00 0000001', 'any', 'UDYAM-MH-00-0000001'],
    [' MH/2015/1234 ', 'any', 'MH/2015/1234'],
  ] as const)('tidyRegistrationNumber writes %s of the format %s as %s', (input, format, tidy) => {
    expect(tidyRegistrationNumber(input, format)).toBe(tidy);
  });

  it.each([
    ['U12345MH2015PTC12345', 'CIN', 'A CIN has 21 characters'],
    ['AAB-12345', 'LLPIN', 'An LLPIN looks like'],
    ['AAB-O123', 'LLPIN', 'An LLPIN looks like'],
    ['UDYAM-MH-00-1', 'any', 'An Udyam number looks like'],
  ] as const)('%s is flagged as %s, and never an error', (input, format, message) => {
    expect(messagesOf(input, format)).toEqual([expect.stringContaining(message)]);
    expect(validateRegistrationNumber(input, format).error).toBeUndefined();
  });
});
