import { expect, it } from 'vitest';
import { peopleTable } from '../../../../src/domain/people/table.ts';
import { makeParsedUser, makeProgress } from '../../../support/factories.ts';

const now = Date.parse('2026-02-04T09:00:00+05:30');
const since = Date.parse('2026-02-02T23:00:00+05:30');

it('a table of people has the fields of progress, without personal numbers', () => {
  const record = makeParsedUser({
    name: 'Ram Kumar',
    usertype: 'vendor',
    forms: { status: 1, vendorform: 2, bankdetails: -1, msa: 1 },
  });
  const [head, row] = peopleTable([makeProgress(record, since)], now);
  expect(head).toEqual([
    'Name',
    'User ID',
    'Type',
    'Stage',
    'Non-applicability of GST',
    'Trainee Registration Form',
    'Bank Details',
    'E-invoicing Declaration',
    'Master Service Agreement',
    'Last change',
    'Working days waiting',
  ]);
  expect(row).toEqual([
    'Ram Kumar',
    record.userid,
    'Vendor',
    'Submitted',
    'NA',
    'Validated',
    'Queries',
    'NA',
    'Submitted',
    '2 Feb 2026',
    '2',
  ]);
});
