import { expect, it } from 'vitest';
import { FORM_LIST } from '../../../../src/domain/forms/registry.ts';
import {
  defaultForms,
  defaultVendorTypes,
  emptyDocuments,
  emptyQueries,
} from '../../../../src/domain/records/defaults.ts';
import {
  parseDocumentsRecord,
  parseProgressRecord,
  parseUserRecord,
  revisedRecord,
} from '../../../../src/domain/records/parseRecord.ts';
import { FILLED } from '../../../rules/model/forms.ts';
import {
  allForms,
  makeBankDetails,
  makeNonGst,
  makeProgress,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
  type StoredUser,
} from '../../../support/factories.ts';
import { EMPTY_USER, OPTIONAL_KEYS } from '../emptyUser.ts';

const contact = (name: string) => ({
  name,
  designation: 'Clerk',
  phone: '9000000003',
  email: 'c@demo.example',
});
/** A Section 1 whose lists differ from each other. */
const SECTION_ONE = makeSectionOne({
  accountsDetails: [contact('Accounts')],
  salesDetails: [contact('Sales')],
  makerDetails: [contact('Maker')],
});

/** A record in which every field has a value other than its default. */
function fullRecord(): StoredUser {
  return makeUserRecord({
    GSTIN: '27ZZZPK0001Z1ZO',
    usertype: 'vendor',
    nationality: 'Foreign',
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    gstmailsend: true,
    signImage: 'https://files.example/vendors/sign.png',
    vendorRemark: 'Welcome',
    logs: [
      { title: 'Ram Kumar submitted Bank Details', timestamp: 1 },
      { title: 'Validated', timestamp: 2, by: 'reviewer' },
    ],
    forms: { status: 4, approved: true, ...allForms(1), nonapplicability: 2, vendorform: 3, bankdetails: -1 },
    nongst: makeNonGst(),
    bankDetails: makeBankDetails(),
    queries: {
      ...emptyQueries(),
      general: [{ title: 'Done', timestamp: 4, status: 1 }],
      msa: [{ title: 'Signed?', timestamp: 5, status: 0, by: 'trainee' }],
      bank: [{ title: 'Which branch?', timestamp: 3, status: 0, by: 'reviewer', field: 'bankBranchName' }],
      vendorform: [{ title: 'Which city?', timestamp: 6, status: 0 }],
      nongst: [{ title: 'Which state?', timestamp: 7, status: 0 }],
      einvoicing: [{ title: 'Since when?', timestamp: 8, status: 0 }],
    },
    vendorTypes: [{ name: 'Podcast', isChecked: true }],
    vendorDetails: { sectionOne: SECTION_ONE, sectionSix: makeSectionSix({ place: 'Pune' }) },
    vendorRevision: {
      vendorTypes: [{ name: 'Radio', isChecked: true }],
      vendorDetails: { sectionSix: makeSectionSix({ place: 'Nashik' }) },
    },
    einvoicing: { place: 'Mumbai', date: '2026-11-19' },
    msa: { name: 'Leela Iyer', date: '2026-11-18' },
    approval: { action: 'acceptasexception', by: 'approver', at: 5 },
  });
}

it.each(FORM_LIST)('keeps the fields of $key', ({ key, stored }) => {
  const record = makeUserRecord(FILLED[key]);
  const parsed = parseUserRecord(record.uid, structuredClone(record));
  const remedy = `Read ${stored.user.join(' and ')} in src/domain/records/parseRecord.ts.`;
  for (const field of stored.user) expect(parsed[field], remedy).toEqual(record[field]);
});

it('parseUserRecord gives every missing field its default', { tags: ['user-fields'] }, () => {
  for (const raw of [undefined, null, {}, [], 'text', 7])
    expect(parseUserRecord('u', raw)).toEqual(EMPTY_USER);
});

it('reads a full record unchanged', { tags: ['queries-resolve', 'user-fields'] }, () => {
  const record = fullRecord();
  expect(parseUserRecord(record.uid, structuredClone(record))).toEqual({ ...record, withoutStatus: [] });
  const keys = [...Object.keys(record), 'withoutStatus'];
  expect(keys.sort()).toEqual([...Object.keys(EMPTY_USER), ...OPTIONAL_KEYS].sort());
});

it('revisedRecord reads the registration form as saved, and without a revision as it is', () => {
  const record = parseUserRecord('u', fullRecord());
  const { vendorRevision, ...submitted } = record;
  expect(revisedRecord(submitted)).toEqual(submitted);
  expect(revisedRecord(record)).toEqual({
    ...record,
    vendorDetails: parseUserRecord('u', vendorRevision).vendorDetails,
    vendorTypes: vendorRevision?.vendorTypes,
  });
  expect(revisedRecord({ ...record, vendorRevision: { vendorTypes: [] } })).toMatchObject({
    vendorDetails: record.vendorDetails,
    vendorTypes: defaultVendorTypes(),
  });
});

it.each([undefined, null, ''])(
  'parseUserRecord reads %j as an empty form status, which counts as pending',
  { tags: ['status-words'] },
  (empty) => {
    const forms = { ...defaultForms(), bankdetails: empty };
    expect(parseUserRecord('u', { forms })).toMatchObject({
      forms: { bankdetails: 0 },
      withoutStatus: ['bankdetails'],
    });
  },
);

it.each(['1', 4, -2, 1.5, true, null, Number.NaN])(
  'parseUserRecord rejects %j as a form status',
  { tags: ['user-fields'] },
  (status) => {
    expect(parseUserRecord('u', { forms: { bankdetails: status } }).forms.bankdetails).toBe(0);
  },
);

it.each(['4', -1, 6, null])(
  'parseUserRecord rejects %j as an overall status, and accepts only true for approved',
  (status) => {
    expect(parseUserRecord('u', { forms: { status, approved: 'true' } }).forms).toEqual(defaultForms());
  },
);

it('parseUserRecord takes the key for the uid, and drops a malformed revision or decision', () => {
  expect(parseUserRecord('u', { uid: 'other' }).uid).toBe('u');
  expect(parseUserRecord('u', { vendorRevision: 'x' })).not.toHaveProperty('vendorRevision');
  for (const approval of [{ action: 'accept', by: 'a' }, { action: 'maybe', by: 'a', at: 1 }, 'accept'])
    expect(parseUserRecord('u', { approval }).approval).toBeUndefined();
});

it('parseUserRecord drops malformed items of a list and keeps the order', { tags: ['user-fields'] }, () => {
  const record = parseUserRecord('u', {
    logs: [{ title: 'a', timestamp: 1 }, null, { title: 'b' }, 'x', { title: 'c', timestamp: 2, by: 7 }],
    queries: {
      bank: [
        { title: 'a', timestamp: 1, status: 0, by: 'somebody' },
        { title: 'b', timestamp: 1, status: '0' },
        { title: 'b', status: 0 },
        { timestamp: 1, status: 0 },
        { title: 'c', timestamp: 1, status: 1, by: 'trainee' },
      ],
    },
    vendorTypes: [{ name: 'TV' }, { isChecked: true }],
  });
  expect(record.logs).toEqual([
    { title: 'a', timestamp: 1 },
    { title: 'c', timestamp: 2 },
  ]);
  expect(record.queries.bank).toEqual([
    { title: 'a', timestamp: 1, status: 0 },
    { title: 'c', timestamp: 1, status: 1, by: 'trainee' },
  ]);
  expect(record.vendorTypes).toEqual([{ name: 'TV', isChecked: false }]);
});

it('parseUserRecord reads a reference number stored as a number', { tags: ['form-question'] }, () => {
  const sectionOne = { generalQuestions: [{ companyName: 'a', refName: 'b', refNumber: 90000 }] };
  const record = parseUserRecord('u', { vendorDetails: { sectionOne } });
  expect(record.vendorDetails.sectionOne?.generalQuestions[0]?.refNumber).toBe('90000');
});

it.each([['javascript:alert(1)'], ['data:text/html,x'], [''], ['//files.example/x'], [1], [null], [{}]])(
  'takes %j for no document (R11)',
  (value) => {
    expect(parseDocumentsRecord({ PANTANCard: value })).toEqual(emptyDocuments());
    expect(parseUserRecord('u', { signImage: value }).signImage).toBe('');
  },
);

it('parseProgressRecord reads the fields copied from a users record (R13)', () => {
  const progress = makeProgress(fullRecord(), 123);
  expect(parseProgressRecord(progress.uid, structuredClone(progress))).toEqual(progress);
});
