import { expect, test } from 'vitest';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { DocumentKey, DocumentsRecord, Queries } from '../../../../src/domain/records/records.ts';
import {
  canAddDocument,
  canExchangeCheque,
  canRemoveDocument,
  submitDocuments,
} from '../../../../src/domain/transitions/documents.ts';
import {
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const link = 'https://files.example/a';
const none = makeDocumentsRecord();
const mandatory = makeDocumentsRecord({ CompanyCertificate: link, PANTANCard: link });

const LAST_DAY = Date.parse('2026-12-31T12:00:00+05:30');
const until = (day: string) =>
  ({ forms: { status: 5 }, approval: { action: 'acceptasexception', by: 'x', at: 1, until: day } }) as const;
type Lock = [string, StoredUserOverrides, DocumentsRecord, DocumentKey, boolean, boolean];
test.each<Lock>([
  ['at overall status 0', {}, mandatory, 'PANTANCard', true, true],
  ['at status 1 without a file', { forms: { status: 1 } }, none, 'GSTCertificate', true, false],
  ['at status 1 with a file', { forms: { status: 1 } }, mandatory, 'PANTANCard', false, false],
  ['at status 2', { forms: { status: 2 } }, none, 'GSTCertificate', false, false],
  ['on the last day of an exception', until('2026-12-31'), none, 'PANTANCard', true, false],
  ['after the last day of an exception', until('2026-12-30'), none, 'PANTANCard', false, false],
  ['of an introducer', { usertype: 'introducer' }, none, 'PANTANCard', false, false],
])('a document %s can be added or removed as R11 says', (_, overrides, documents, field, adds, removes) => {
  const record = makeParsedUser(overrides);
  expect(canAddDocument(record, documents, field, LAST_DAY)).toBe(adds);
  expect(canRemoveDocument(record, field)).toBe(removes);
});

const withCheque = makeDocumentsRecord({ cancelledCheque: link });
const asked = { title: 'The cheque is not legible', timestamp: 1, status: 0, by: 'reviewer' } as const;
const about = (bank: Queries['bank']) => ({ ...inForce, queries: { ...emptyQueries(), bank } });
const inForce = { bankDetails: makeBankDetails(), forms: { bankdetails: -1, status: 4 } } as const;
test.each<[string, StoredUserOverrides, DocumentsRecord, boolean]>([
  ['a pending form', { forms: { bankdetails: 0, status: 1 } }, withCheque, true],
  ['a returned form', { forms: { bankdetails: -1, status: 1 } }, withCheque, true],
  ['a submitted form', { forms: { bankdetails: 1 } }, none, false],
  ['an account in force', inForce, withCheque, false],
  ['an account in force without a cheque', inForce, none, true],
  ['an approved person without an account', { forms: inForce.forms }, withCheque, true],
  ['an account in force with an open question', about([asked]), withCheque, true],
  ['an account in force with an answered question', about([{ ...asked, status: 1 }]), withCheque, false],
  ['an account with an own question', about([{ ...asked, by: 'trainee' }]), withCheque, false],
])('the cheque of %s can be exchanged as R11 and R20 say', (_, overrides, documents, expected) => {
  const record = makeParsedUser(overrides);
  expect(canExchangeCheque(record, documents)).toBe(expected);
  expect(canAddDocument(record, documents, 'cancelledCheque', LAST_DAY)).toBe(expected);
});

test('the profile locks the signature', () => {
  const canSign = (vendorform: 0 | 2) =>
    canAddDocument(makeParsedUser({ forms: { vendorform } }), none, 'signImage', LAST_DAY);
  expect([canSign(0), canSign(2)]).toEqual([true, false]);
});

test('submitting documents needs both mandatory files', () => {
  const reason = 'Please Upload the mandatory documents!';
  for (const files of [{}, { PANTANCard: link }, { PANTANCard: link, CompanyCertificate: true }])
    expectRefusal(submitDocuments(makeParsedUser(), makeDocumentsRecord(files), NOW), reason);
});

test('submitting documents writes a log entry, and the overall status when it is due', () => {
  const log = {
    title: 'Ram Kumar uploaded and submitted Documents',
    timestamp: NOW,
    did: 'submitted',
    about: 'documents',
  };
  expect(patchOf(submitDocuments(makeParsedUser(), mandatory, NOW))).toEqual({ set: {}, log });
  const due = makeParsedUser({ forms: listedForms(1) });
  expect(patchOf(submitDocuments(due, mandatory, NOW))).toEqual({ set: { 'forms.status': 1 }, log });
});

test('submitting documents twice writes one entry, and above overall status 0 none', () => {
  const log = { title: 'Ram Kumar did', timestamp: 1, did: 'submitted', about: 'documents' } as const;
  const other = { ...log, timestamp: 2, about: 'bankdetails' } as const;
  const submit = (overrides: StoredUserOverrides) =>
    submitDocuments(makeParsedUser(overrides), mandatory, NOW);
  expect(patchOf(submit({ logs: [log] }))).toEqual({ set: {} });
  expect(patchOf(submit({ logs: [log, other] })).log?.timestamp).toBe(NOW);
  expectRefusal(submit({ forms: { status: 1 } }), 'The documents have already been submitted.');
});
