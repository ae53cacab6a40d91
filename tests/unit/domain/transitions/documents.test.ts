import { describe, expect, test } from 'vitest';
import {
  canAddDocument,
  canRemoveDocument,
  submitDocuments,
} from '../../../../src/domain/transitions/documents.ts';
import { hasFile } from '../../../../src/domain/transitions/guards.ts';
import { listedForms, makeDocumentsRecord, makeParsedUser } from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const link = 'https://files.example/a';
const none = makeDocumentsRecord();
const mandatory = makeDocumentsRecord({ CompanyCertificate: link, PANTANCard: link });

test('a flag is not a file', () => {
  expect([true, false, '', undefined].map(hasFile)).toEqual([false, false, false, false]);
  expect(hasFile(link)).toBe(true);
});

describe('locks (R11)', () => {
  test('documents can be changed and deleted at overall status 0', () => {
    const record = makeParsedUser();
    expect(canAddDocument(record, mandatory, 'PANTANCard')).toBe(true);
    expect(canRemoveDocument(record, 'PANTANCard')).toBe(true);
  });

  test('at status 1 a missing document can be added and none deleted', () => {
    const record = makeParsedUser({ forms: { status: 1 } });
    expect(canAddDocument(record, none, 'GSTCertificate')).toBe(true);
    expect(canAddDocument(record, mandatory, 'PANTANCard')).toBe(false);
    expect(canRemoveDocument(record, 'PANTANCard')).toBe(false);
  });

  test('from status 2 on documents are locked', () => {
    const record = makeParsedUser({ forms: { status: 2 } });
    expect(canAddDocument(record, none, 'GSTCertificate')).toBe(false);
  });

  test('the bank form locks the cheque', () => {
    for (const bankdetails of [0, -1] as const) {
      const record = makeParsedUser({ forms: { bankdetails, status: 1 } });
      expect(canAddDocument(record, none, 'cancelledCheque')).toBe(true);
      expect(canRemoveDocument(record, 'cancelledCheque')).toBe(true);
    }
    const submitted = makeParsedUser({ forms: { bankdetails: 1 } });
    expect(canAddDocument(submitted, none, 'cancelledCheque')).toBe(false);
  });

  test('the profile locks the signature', () => {
    expect(canAddDocument(makeParsedUser(), none, 'signImage')).toBe(true);
    expect(canAddDocument(makeParsedUser({ forms: { vendorform: 2 } }), none, 'signImage')).toBe(false);
  });

  test('introducers have no documents', () => {
    const introducer = makeParsedUser({ usertype: 'introducer' });
    expect(canAddDocument(introducer, none, 'PANTANCard')).toBe(false);
    expect(canRemoveDocument(introducer, 'PANTANCard')).toBe(false);
  });
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
