import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { BankDetails } from '../../../../src/domain/records/records.ts';
import { BankDetailsSchema, hintOn, tidy, warningsOn } from '../../../../src/forms/bank/bankDetailsSchema.ts';
import { makeBankDetails } from '../../../support/factories.ts';

/** The messages of the invalid fields. */
function messagesOf(overrides: Partial<BankDetails>): Record<string, string[] | undefined> {
  const result = v.safeParse(BankDetailsSchema, makeBankDetails(overrides));
  return result.success ? {} : (v.flatten(result.issues).nested ?? {});
}

test('MICR is optional, and an unusual one is only a warning', () => {
  expect(messagesOf({ bankMICR: '' })).toEqual({});
  expect(messagesOf({ bankMICR: '123' })).toEqual({});
  expect(warningsOn('bankMICR', '123')).toHaveLength(1);
});

test.each([
  [{ ifscCode: 'SBIN1005943' }, 'ifscCode', 'Enter Valid IFSC Code'],
  [{ ifscCode: 'HDFC000123' }, 'ifscCode', 'Enter Valid IFSC Code'],
  [{ bankAccountNumber: '1234567890123456789' }, 'bankAccountNumber', 'Enter Valid Account Number'],
  [{ bankName: 'x'.repeat(501) }, 'bankName', 'Enter at most 500 characters'],
  [{ bankBranchAddress: 'x'.repeat(2001) }, 'bankBranchAddress', 'Enter at most 2000 characters'],
])('%j is refused', (overrides, field, message) => {
  expect(messagesOf(overrides)).toEqual({ [field]: [message] });
});

test('numbers and codes are normalised and keep their zeros', () => {
  const typed = makeBankDetails({ bankAccountNumber: ' 0001-2345 678901', ifscCode: 'sbin 0005943' });
  const plain = v.parse(BankDetailsSchema, typed);
  expect(plain).toMatchObject({ bankAccountNumber: '00012345678901', ifscCode: 'SBIN0005943' });
  expect(tidy(plain)).toEqual(plain);
});

test('a well-formed IFSC is reported as well-formed, not as valid', () => {
  expect(hintOn('ifscCode', 'BOTM0XEEMRA')).toMatch(/looks right/);
  expect(hintOn('ifscCode', 'SBINO005943')).not.toMatch(/looks right/);
  expect(warningsOn('ifscCode', 'SBINO005943')[0]?.repair).toBe('SBIN0005943');
});
