import { expect, it } from 'vitest';
import { FORM_LIST } from '../../../../src/domain/forms/registry.ts';
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
  const forms = FORM_LIST.map(({ title }) => title);
  expect(head).toEqual(['Name', 'User ID', 'Type', 'Stage', ...forms, 'Last change', 'Working days waiting']);
  expect(Object.fromEntries((head ?? []).map((title, at) => [title, row?.[at]]))).toMatchObject({
    Name: 'Ram Kumar',
    'User ID': record.userid,
    Type: 'Vendor',
    Stage: 'Submitted',
    'Non-applicability of GST': 'NA',
    'Trainee Registration Form': 'Validated',
    'Bank Details': 'Queries',
    'E-invoicing Declaration': 'NA',
    'Master Service Agreement': 'Submitted',
    'Last change': '2 Feb 2026',
    'Working days waiting': '2',
  });
});
