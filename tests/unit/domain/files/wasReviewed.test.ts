import { expect, test } from 'vitest';
import { wasReviewed } from '../../../../src/domain/files/wasReviewed.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import { commonForms, makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

const asked = (by: 'trainee' | 'reviewer'): StoredUserOverrides => {
  const query: Query = { title: 'Is it right?', timestamp: 1, status: 1, by };
  return { queries: { bank: [query] } as never };
};

test.each<[string, boolean, StoredUserOverrides]>([
  ['nothing was submitted', false, {}],
  ['the person asked something', false, asked('trainee')],
  ['forms were submitted and nobody looked', false, { forms: commonForms(1) }],
  ['a form was validated', true, { forms: { bankdetails: 2 } }],
  ['a reviewer asked something', true, asked('reviewer')],
  ['there was a decision', true, { approval: { action: 'deny', by: 'anita', at: 1 } }],
])('R14: where %s a record was reviewed: %s', (_, expected, record) => {
  expect(wasReviewed(makeParsedUser(record))).toBe(expected);
});
