import { expect, it } from 'vitest';
import { FORM_LIST } from '../../../../src/domain/forms/registry.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { FormKey, LogEntry, Query } from '../../../../src/domain/records/records.ts';
import { resubmissionsOf } from '../../../../src/domain/review/resubmissions.ts';
import { changedLabels, reviewSections } from '../../../../src/domain/review/sections.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  makeSectionOne,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const own = (action: string, timestamp: number): LogEntry => ({ title: `Ram Kumar ${action}`, timestamp });
const query = (title: string, timestamp: number, more: Partial<Query> = {}): Query => ({
  title,
  timestamp,
  status: 1,
  by: 'reviewer',
  ...more,
});
const resubmitted = (overrides: StoredUserOverrides) => resubmissionsOf(makeParsedUser(overrides));

it('no form is resubmitted before its second submission', () => {
  expect(
    resubmitted({
      logs: [
        own('submitted Bank Details', 10),
        own('uploaded and submitted Documents', 30),
        own('submitted Trainee Data Form', 20),
        { title: 'Rita submitted Bank Details', timestamp: 40, by: 'rita' },
      ],
    }),
  ).toEqual([]);
});

it("links a resubmitted form to the reviewer's queries before it", () => {
  const asked = query('Wrong branch', 15, { field: 'ifscCode' });
  const resubmissions = resubmitted({
    logs: [
      own('submitted Bank Details', 5),
      own('submitted Bank Details', 10),
      own('submitted Bank Details', 20),
    ],
    queries: {
      ...emptyQueries(),
      bank: [
        query('Of an earlier round', 7),
        asked,
        query('Own question', 16, { by: 'trainee' }),
        query('Later', 25),
      ],
      vendorform: [query('Another form', 15)],
    },
  });
  expect(resubmissions).toEqual([{ form: 'bankdetails', title: 'Bank Details', at: 20, asked: [asked] }]);
});

it('lists what changes while the page is open: fields, rows and files', () => {
  const record = (ifscCode?: string, overrides: StoredUserOverrides = {}) =>
    makeParsedUser({ bankDetails: makeBankDetails({ ...(ifscCode && { ifscCode }) }), ...overrides });
  const after = {
    record: record('KKBK0000261', { vendorDetails: { sectionOne: makeSectionOne() } }),
    documents: makeDocumentsRecord({ cancelledCheque: 'https://files.example/new' }),
  };
  expect(changedLabels({ record: record(), documents: makeDocumentsRecord() }, after)).toEqual([
    'Bank Details: IFSC Code, Cancelled Cheque',
    expect.stringMatching(/^Trainee Registration Form: .*GST registration 1/),
  ]);
});

it('lists the parts of a review that apply to the person', () => {
  const titles = (overrides: StoredUserOverrides) =>
    reviewSections(makeParsedUser(overrides)).map(({ title }) => title);
  const first = ['Profile', 'Bank Details', 'Trainee Registration Form'];
  const without = (...omitted: FormKey[]) => {
    const others = FORM_LIST.filter(({ key }) => !omitted.includes(key)).map(({ title }) => title);
    return [...new Set([...first, ...others])];
  };
  expect(titles({})).toEqual(without('einvoicing', 'msa'));
  const registered = { isGSTApplicable: 'yes', vendortype: 'Other', forms: { msa: 1 } } as const;
  expect(titles(registered)).toEqual(without('nonapplicability'));
});
