import { describe, expect, test } from 'vitest';
import type { DocumentsKey, DocumentsRecord } from '../../../../src/domain/records/records.ts';
import {
  canAddDocument,
  canRemoveDocument,
  submitDocuments,
} from '../../../../src/domain/transitions/documents.ts';
import { hasFile } from '../../../../src/domain/transitions/guards.ts';
import {
  listedForms,
  makeDocumentsRecord,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const link = 'https://files.example/a';
const none = makeDocumentsRecord();
const mandatory = makeDocumentsRecord({ CompanyCertificate: link, PANTANCard: link });

test('a flag is not a file', () => {
  expect([true, false, '', undefined].map(hasFile)).toEqual([false, false, false, false]);
  expect(hasFile(link)).toBe(true);
});

type Lock = [string, StoredUserOverrides, DocumentsRecord, DocumentsKey, boolean, boolean];
test.each<Lock>([
  ['at overall status 0', {}, mandatory, 'PANTANCard', true, true],
  ['at status 1 without a file', { forms: { status: 1 } }, none, 'GSTCertificate', true, false],
  ['at status 1 with a file', { forms: { status: 1 } }, mandatory, 'PANTANCard', false, false],
  ['at status 2', { forms: { status: 2 } }, none, 'GSTCertificate', false, false],
  ['of a pending bank form', { forms: { bankdetails: 0, status: 1 } }, none, 'cancelledCheque', true, true],
  ['of a returned bank form', { forms: { bankdetails: -1, status: 1 } }, none, 'cancelledCheque', true, true],
  ['of a submitted bank form', { forms: { bankdetails: 1 } }, none, 'cancelledCheque', false, false],
  ['of an introducer', { usertype: 'introducer' }, none, 'PANTANCard', false, false],
])('a document %s can be added or removed as R11 says', (_, overrides, documents, field, adds, removes) => {
  const record = makeParsedUser(overrides);
  expect(canAddDocument(record, documents, field)).toBe(adds);
  expect(canRemoveDocument(record, field)).toBe(removes);
});

test('the profile locks the signature', () => {
  expect(canAddDocument(makeParsedUser(), none, 'signImage')).toBe(true);
  expect(canAddDocument(makeParsedUser({ forms: { vendorform: 2 } }), none, 'signImage')).toBe(false);
});

describe('submitting', () => {
  test('submitting documents needs both mandatory files', () => {
    const reason = 'Please Upload the mandatory documents!';
    expectRefusal(submitDocuments(makeParsedUser(), none, NOW), reason);
    expectRefusal(submitDocuments(makeParsedUser(), makeDocumentsRecord({ PANTANCard: link }), NOW), reason);
    const flagged = makeDocumentsRecord({ PANTANCard: link, CompanyCertificate: true });
    expectRefusal(submitDocuments(makeParsedUser(), flagged, NOW), reason);
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

  test('submitting documents twice writes one entry', () => {
    const log = { title: 'Ram Kumar did', timestamp: 1, did: 'submitted', about: 'documents' } as const;
    expect(patchOf(submitDocuments(makeParsedUser({ logs: [log] }), mandatory, NOW))).toEqual({ set: {} });
    const other = { title: 'Ram Kumar did', timestamp: 2, did: 'submitted', about: 'bankdetails' } as const;
    expect(
      patchOf(submitDocuments(makeParsedUser({ logs: [log, other] }), mandatory, NOW)).log?.timestamp,
    ).toBe(NOW);
  });

  test('documents cannot be submitted above overall status 0', () => {
    const record = makeParsedUser({ forms: { status: 1 } });
    expectRefusal(submitDocuments(record, mandatory, NOW), 'The documents have already been submitted.');
  });
});
