import { expect, test } from 'vitest';
import { FORMS } from '../../../../src/domain/forms/registry.ts';
import type { FormKey, UserRecord } from '../../../../src/domain/records/records.ts';
import { ACCOUNT_KEPT, submitBankDetails } from '../../../../src/domain/transitions/bankDetails.ts';
import { submitEinvoicing, submitNonApplicability } from '../../../../src/domain/transitions/letters.ts';
import { submitPlainForm } from '../../../../src/domain/transitions/overall.ts';
import { dotted, type Submission } from '../../../../src/domain/transitions/patch.ts';
import {
  GST_GROUNDS,
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeEinvoicing,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
} from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf, SUBMITTED } from './outcome.ts';

const withCheque = makeDocumentsRecord({ cancelledCheque: 'https://files.example/cheque' });

/** Which statuses and people refuse a submission is proven in overall.test.ts. */
test.each<[FormKey, (record: UserRecord) => Submission]>([
  ['bankdetails', (record) => submitBankDetails(record, withCheque, makeBankDetails(), NOW)],
  ['nonapplicability', (record) => submitNonApplicability(record, makeNonGst(), NOW)],
  ['einvoicing', (record) => submitEinvoicing(record, { date: '2026-11-20', place: 'Mumbai' }, NOW)],
  ['msa', (record) => submitPlainForm(record, 'msa', { name: 'Ram Kumar', date: '2026-11-20' }, NOW)],
])('%s is submitted once', (key, submit) => {
  const vendor = { usertype: 'vendor', vendortype: 'Other', forms: { [key]: 1 } } as const;
  expectRefusal(submit(makeParsedUser(vendor)), SUBMITTED);
});

test('submitting bank details stores every field, the status and a log entry', () => {
  const patch = patchOf(submitBankDetails(makeParsedUser(), withCheque, makeBankDetails(), NOW));
  expect(patch.set).toEqual({ ...dotted('bankDetails', makeBankDetails()), 'forms.bankdetails': 1 });
  expect(patch.log).toEqual({
    title: 'Ram Kumar submitted Bank Details',
    timestamp: NOW,
    did: 'submitted',
    about: 'bankdetails',
  });
});

test('the last form also sets the overall status to 1', () => {
  const record = makeParsedUser({ forms: { ...listedForms(2), bankdetails: 0 } });
  const patch = patchOf(submitBankDetails(record, withCheque, makeBankDetails(), NOW));
  expect(patch.set).toMatchObject({ 'forms.bankdetails': 1, 'forms.status': 1 });
});

test('after the approval the submitted account stays the same', { tags: ['bank-kept'] }, () => {
  const submit = (status: 3 | 4, change: object, stored: object = {}) =>
    submitBankDetails(
      makeParsedUser({ forms: { status }, bankDetails: makeBankDetails(stored) }),
      withCheque,
      makeBankDetails(change),
      NOW,
    );
  const other = { bankAccountNumber: '99912345678901' };
  expectRefusal(submit(4, other), ACCOUNT_KEPT);
  expectRefusal(submit(4, { ifscCode: 'KKBK0000261' }), ACCOUNT_KEPT);
  expectRefusal(submit(4, { bankAccountNumber: '00012345678901९' }), ACCOUNT_KEPT);
  expect(submit(4, { bankAccountNumber: '0001-2345 678901', bankName: 'Other' }).allowed).toBe(true);
  expect(submit(3, other).allowed).toBe(true);
  expect(submit(4, other, { ifscCode: '' }).allowed).toBe(true);
  expect(submit(4, other, { bankAccountNumber: '-' }).allowed).toBe(true);
});

test('submitting bank details needs a stored cheque', () => {
  const announced = makeDocumentsRecord({ cancelledCheque: true });
  const reason = 'Please Upload Cancelled Cheque and Bank Certificate!';
  expectRefusal(submitBankDetails(makeParsedUser(), announced, makeBankDetails(), NOW), reason);
});

test('every value but the MICR is required, within its limit, and the IFSC has its format', () => {
  const submit = (change: object) =>
    submitBankDetails(makeParsedUser(), withCheque, makeBankDetails(change), NOW);
  for (const key of Object.keys(makeBankDetails())) {
    if (key === 'bankMICR') expect(submit({ [key]: '' }).allowed).toBe(true);
    else expectRefusal(submit({ [key]: '' }), 'Please fill in all required bank details.');
  }
  expectRefusal(submit({ ifscCode: 'SBINO005943' }), 'Enter Valid IFSC Code');
  expect(submit({ bankName: 'a'.repeat(501) }).allowed).toBe(false);
  expect(submit({ bankBranchAddress: 'a'.repeat(2000) }).allowed).toBe(true);
});

const EINVOICING = { date: '2026-11-20', place: 'Mumbai' };
const ACCEPTANCE = { name: 'Ram Kumar', date: '2026-11-20' };
const vendor = makeParsedUser({ usertype: 'vendor', vendortype: 'Other' });

const trainee = makeParsedUser();
const GST = makeNonGst();

test.each<[string, FormKey, Submission, object]>([
  ['submitted Non-applicability of GST', 'nonapplicability', submitNonApplicability(trainee, GST, NOW), GST],
  ['submitted E-invoicing Declaration', 'einvoicing', submitEinvoicing(trainee, EINVOICING, NOW), EINVOICING],
  ['accepted Master Service Agreement', 'msa', submitPlainForm(vendor, 'msa', ACCEPTANCE, NOW), ACCEPTANCE],
])('a form stores its fields, its status and the log entry: %s', (did, key, submission, fields) => {
  const { set, log } = patchOf(submission);
  const [place = ''] = FORMS[key].stored.user;
  expect(set).toEqual({ ...dotted(place, fields as Record<string, string>), [`forms.${key}`]: 1 });
  expect(log?.title).toBe(`Ram Kumar ${did}`);
});

test.each<[string, Submission]>([
  [
    'e-invoicing that applies',
    submitEinvoicing({ ...trainee, isEinvoicingApplicable: 'yes' }, EINVOICING, NOW),
  ],
  ['e-invoicing without a place', submitEinvoicing(trainee, { ...EINVOICING, place: '' }, NOW)],
  ['an agreement of an overhead', submitPlainForm(trainee, 'msa', ACCEPTANCE, NOW)],
  ['an agreement without a name', submitPlainForm(vendor, 'msa', { ...ACCEPTANCE, name: ' ' }, NOW)],
])('refuses %s', (_, submission) => {
  expect(submission.allowed).toBe(false);
});

test('address and GSTIN of the GST declaration follow from the state', () => {
  const submit = (change: object) => submitNonApplicability(makeParsedUser(), makeNonGst(change), NOW);
  const reason = 'Choose the State and the company address from the list.';
  for (const wrong of [{ state: 'Haryana' }, { address: 'Elsewhere' }, { gstinNumber: '' }])
    expectRefusal(submit(wrong), reason);
  for (const date of [' ', '0026-11-25']) expectRefusal(submit({ date }), 'Enter the date.');
});

const sectionOne = makeSectionOne({ vendorStatus: 'Private Limited Company' });
const signed = (record: UserRecord) => [
  submitNonApplicability(record, makeNonGst(GST_GROUNDS), NOW),
  submitEinvoicing(record, makeEinvoicing(), NOW),
];

test('a body signs no letter before its form names the signatory', { tags: ['letter-signatory'] }, () => {
  for (const vendorDetails of [
    { sectionOne },
    { sectionOne, sectionSix: makeSectionSix({ signatoryName: ' ' }) },
  ]) {
    for (const transition of signed(makeParsedUser({ vendorDetails })))
      expectRefusal(transition, 'The registration form comes first: its declaration names who signs.');
  }
});

test('a body with a signatory and a person sign their letters', { tags: ['letter-signatory'] }, () => {
  const named = makeParsedUser({ vendorDetails: { sectionOne, sectionSix: makeSectionSix() } });
  for (const record of [named, makeParsedUser({ vendorDetails: {} })])
    expect(signed(record).map(({ allowed }) => allowed)).toEqual([true, true]);
});
