import { expect, test } from 'vitest';
import { MAX_TEXT } from '../../../../src/domain/records/limits.ts';
import { quoteOf, READY_QUESTIONS } from '../../../../src/domain/review/questions.ts';
import { reviewSection } from '../../../../src/domain/review/sections.ts';
import { makeBankDetails, makeParsedUser } from '../../../support/factories.ts';

const record = makeParsedUser({
  pancard: 'ZZZPZ0001Z',
  GSTIN: '27ZZZPZ0001Z1ZP',
  aadharcard: '234567890124',
  designation: '',
  address: 'A'.repeat(200),
  bankDetails: makeBankDetails(),
});

test.each([
  ['bankdetails', 'ifscCode', 'IFSC Code “SBIN0005943”: '],
  ['bankdetails', 'bankAccountNumber', 'Bank Account Number: '],
  ['bankdetails', 'cancelledCheque', 'Cancelled Cheque: '],
  ['profile', 'pancard', 'PAN Number: '],
  ['profile', 'GSTIN', 'GSTIN: '],
  ['profile', 'aadharcard', 'Aadhar Number: '],
  ['profile', 'designation', 'Designation: '],
  ['profile', 'address', `Address “${'A'.repeat(80)}…”: `],
  ['profile', '', ''],
  ['profile', 'gone', ''],
] as const)('a query on %s %s starts with %s', { tags: ['review-questions'] }, (part, field, quote) => {
  expect(quoteOf(reviewSection(record, part), field)).toBe(quote);
});

test('every ready-made query fits with the longest quote', () => {
  const longest = Math.max(
    ...Object.values(READY_QUESTIONS).flatMap((all) => all.map(({ length }) => length)),
  );
  expect(longest).toBeLessThan(MAX_TEXT - 200);
});
