import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import type { Amendment, AmendmentKind } from '../../../src/domain/records/amendments.ts';
import {
  bankValues,
  contactValues,
  documentValues,
  gstValues,
} from '../../../src/domain/records/newAmendments.ts';
import { makeBankDetails } from '../../support/factories.ts';
import { type Fields, linkOf } from '../world.ts';
import {
  commit,
  confirm,
  decision,
  fileOf,
  give,
  givenApproved,
  giveValidated,
  HASH,
  HOUR,
  justSignedIn,
  staff,
  submission,
  submit,
  validate,
  valuesOf,
  withParts,
} from './steps.ts';

describe('a submission', { tags: ['amendment-steps', 'amendment-values'] }, () => {
  test.each<[string, Partial<Amendment>]>([
    ['in another name', { by: 'other' }],
    ['at another time', { at: Date.now() - HOUR, submittedAt: Date.now() - HOUR }],
    ['with another time of submission', { submittedAt: Date.now() - 1000 }],
    ['as validated', { status: 2 }],
    ['as in force', { status: 3 }],
    ['as a draft', { status: 0 }],
    ['with a forged validatedAt', { validatedAt: 1, validatedBy: 'x' }],
    ['without a reason', { reason: ' ' }],
    ['with a reason that is too long', { reason: 'x'.repeat(501) }],
  ])('R20: no change is submitted %s', async (_, change) => {
    const person = await givenApproved();
    await assertFails(submit(person, 'contact', valuesOf(person.uid, 'contact'), change));
  });

  test.each([1, 2] as const)('R20: a change with status %i is not replaced', async (status) => {
    const person = await givenApproved();
    await give(person.uid, 'contact', { status });
    await assertFails(submit(person, 'contact'));
  });

  test('R20: a change of another kind is denied', async () => {
    const person = await givenApproved();
    const values = documentValues('PANTANCard', fileOf(person.uid, 'pan' as never));
    await assertFails(submit(person, 'pan' as never, values));
  });

  test('R20: a step is later than the step before', async () => {
    const person = await givenApproved();
    const at = Date.now();
    await give(person.uid, 'contact', { status: -1, at });
    for (const early of [at, at - 1])
      await assertFails(
        submit(person, 'contact', valuesOf(person.uid, 'contact'), { at: early, submittedAt: early }),
      );
    await assertSucceeds(submit(person, 'contact', undefined, { at: at + 1, submittedAt: at + 1 }));
  });

  test('R20: taking back changes neither values nor reason', async () => {
    const person = await givenApproved();
    const { values, reason } = await give(person.uid, 'contact');
    const back = { values, reason, status: 0, by: person.uid, at: Date.now() } as const;
    for (const change of [
      { values: valuesOf(person.uid, 'document') },
      { reason: 'other' },
      { refusal: 'x' },
      { by: 'x' },
    ]) {
      const step = { allowed: true, amendment: { ...back, ...change } } as const;
      await assertFails(commit(person, person.uid, 'contact', step));
    }
    await assertSucceeds(commit(person, person.uid, 'contact', { allowed: true, amendment: back }));
    await assertFails(
      commit(person, person.uid, 'contact', { allowed: true, amendment: { ...back, at: back.at + 1 } }),
    );
  });

  const bank = (change: Fields) => ({
    user: { bankDetails: { ...makeBankDetails({ bankAccountNumber: '99912345678901' }), ...change } },
  });
  const noCertificate = {
    documents: { GSTCertificate: undefined, GSTCertificateUntil: undefined },
    hashes: { GSTCertificate: undefined },
  };
  const until = (GSTCertificateUntil?: string) => ({ documents: { GSTCertificateUntil } });
  const cheque = (cancelledCheque: string) => ({ documents: { cancelledCheque } });

  test.each<[string, AmendmentKind, Fields | ((uid: string) => Fields)]>([
    ['contact details with a name', 'contact', { user: { name: 'Ram Gupta' } }],
    ['contact details without a phone number', 'contact', { user: { phone: ' ' } }],
    ['contact details without an address', 'contact', { user: { address: '' } }],
    ['a designation that is too long', 'contact', { user: { designation: 'x'.repeat(501) } }],
    ['a phone number that is too long', 'contact', { user: { phone: '9'.repeat(501) } }],
    ['an address that is too long', 'contact', { user: { address: 'x'.repeat(2001) } }],
    ['contact details with a link', 'contact', { documents: { PANTANCard: linkOf('x') } }],
    ['contact details with a text of documents', 'contact', { documents: '' }],
    ['contact details with a list of hashes', 'contact', { hashes: [] }],
    ['contact details with a hash', 'contact', { hashes: { PANTANCard: HASH } }],
    ['a key more', 'contact', { note: 'x' }],
    ['a document with a list of fields', 'document', { user: [] }],
    ['a document with a field', 'document', { user: { phone: '1' } }],
    ['a document with a second hash', 'document', { hashes: { signImage: HASH } }],
    ['a document with a second link', 'document', (uid) => ({ documents: { signImage: linkOf(uid) } })],
    [
      'a document of another host',
      'document',
      (uid) => ({
        documents: {
          PANTANCard: fileOf(uid, 'document').link.replace(/^http:..[^/]+/, 'https://files.example'),
        },
      }),
    ],
    [
      'a dated document with another link',
      'document',
      (uid) => ({
        documents: { CompanyCertificate: fileOf(uid, 'document').link, CompanyCertificateUntil: '' },
        hashes: { PANTANCard: undefined, CompanyCertificate: HASH },
      }),
    ],
    [
      'another document',
      'document',
      (uid) => ({
        documents: {
          PANTANCard: undefined,
          GSTCertificate: fileOf(uid, 'document').link,
          GSTCertificateUntil: '',
        },
        hashes: { PANTANCard: undefined, GSTCertificate: HASH },
      }),
    ],
    ['a PAN card with a last day', 'document', { documents: { PANTANCardUntil: '2031-05-04' } }],
    ['tax details with a text of fields', 'taxes', { user: '' }],
    ['an account without a branch', 'bank', bank({ bankBranchName: '' })],
    ['an account with a wrong IFSC', 'bank', bank({ ifscCode: 'SPCM1' })],
    ['an account with a key more', 'bank', bank({ note: 'x' })],
    ['an account with another field', 'bank', { user: { phone: '9000000009' } }],
    ['an account without a cheque', 'bank', { documents: { cancelledCheque: undefined } }],
    ['an account without a hash', 'bank', { hashes: { cancelledCheque: undefined } }],
    ['a hash that is none', 'bank', { hashes: { cancelledCheque: 'x' } }],
    ['a cheque of another folder', 'bank', (uid) => cheque(linkOf(uid))],
    ['a cheque of another kind', 'bank', (uid) => cheque(fileOf(uid, 'document').link)],
    ['a cheque of another person', 'bank', cheque(fileOf('other', 'bank').link)],
    ['a certificate without a hash', 'gst', { hashes: { GSTCertificate: undefined } }],
    ['a certificate without a word on its last day', 'gst', until()],
    ['a certificate that has ended', 'gst', until('2026-01-01')],
    ['a last day that is none', 'gst', until('2031-02-29')],
    ['a GSTIN of another pattern', 'gst', { user: { GSTIN: '27ZZZ' } }],
    ['a GSTIN without a certificate', 'gst', noCertificate],
    ['a GSTIN with another field', 'gst', { user: { vendortype: 'Overhead' } }],
    [
      'the end of a registration that is none',
      'gst',
      { user: { isGSTApplicable: 'no', GSTIN: '' }, ...noCertificate },
    ],
  ])('R20: %s is no change', async (_, kind, change) => {
    const person = await givenApproved();
    const parts = typeof change === 'function' ? change(person.uid) : change;
    await assertFails(submit(person, kind, withParts(valuesOf(person.uid, kind), parts)));
    await assertSucceeds(submit(person, kind));
  });

  test('R11, R20: a document is submitted with its last day, and with none', {
    tags: ['documents-until'],
  }, async () => {
    for (const until of ['', '2031-05-04']) {
      const person = await givenApproved();
      const document = documentValues('CompanyCertificate', fileOf(person.uid, 'document'), until);
      await assertSucceeds(submit(person, 'document', document));
      const certificate = gstValues('27ZZZPK0001Z1ZV', fileOf(person.uid, 'gst'), until);
      await assertSucceeds(submit(person, 'gst', certificate));
    }
  });

  test('R20: the values on record are no change, one other value is', async () => {
    const person = await givenApproved();
    const { designation, phone, address, bankDetails } = person.record;
    const same = { designation, phone, address };
    await assertFails(submit(person, 'contact', contactValues(same)));
    for (const key of ['designation', 'phone', 'address'] as const) {
      await assertSucceeds(
        submit(await givenApproved(), 'contact', contactValues({ ...same, [key]: 'Other' })),
      );
    }
    for (const change of [{}, { bankName: 'Other' }, { bankAccountNumber: '0001-2345 678901' }]) {
      const values = bankValues({ ...bankDetails, ...change }, fileOf(person.uid, 'bank'));
      await assertFails(submit(person, 'bank', values));
    }
    const other = bankValues({ ...bankDetails, ifscCode: 'SPCM0000009' }, fileOf(person.uid, 'bank'));
    await assertSucceeds(submit(person, 'bank', other));
  });
});

describe('the password', { tags: ['amendment-bank'] }, () => {
  test('R20: a change of the bank account needs a sign-in of the last five minutes', async () => {
    const seconds = Math.floor(Date.now() / 1000);
    for (const [age, assert] of [[290, assertSucceeds] as const, [310, assertFails] as const]) {
      const person = await givenApproved();
      const owner = justSignedIn(person, seconds - age);
      const step = submission(person.uid, valuesOf(person.uid, 'bank'));
      await assert(commit(owner, person.uid, 'bank', step));
    }
  });
});

const DAY = 86_400_000;
const indianDay = (days: number) => new Date(Date.now() + 19_800_000 + days * DAY).toISOString().slice(0, 10);

describe('the state of the record', { tags: ['amendment-meanwhile'] }, () => {
  const exception = (until?: string) => ({
    forms: { status: 5, approved: true, bankdetails: 2 },
    approval: { action: 'acceptasexception', by: 'x', at: 1, ...(until && { until }) },
  });

  test.each<[string, Fields, boolean]>([
    ['an exception without a date', exception(), true],
    ['an exception on its last day', exception(indianDay(0)), true],
    ['an exception after its last day', exception(indianDay(-1)), false],
    [
      'an acceptance after an exception',
      { approval: { ...exception(indianDay(-1)).approval, action: 'accept' } },
      true,
    ],
    ['a denial', { forms: { status: 1, bankdetails: 2 } }, false],
    ['a record before the decision', { forms: { status: 3, bankdetails: 2 } }, false],
    ['an introducer', { usertype: 'introducer' }, false],
    ['a returned bank form', { forms: { status: 4, bankdetails: -1 } }, true],
    ['a validated bank form', { forms: { status: 4, bankdetails: 2 } }, true],
    ['a record without bank details', { bankDetails: 'none' }, false],
    ['an account without its IFSC', { bankDetails: { bankAccountNumber: '123456789' } }, false],
    ['an account without its number', { bankDetails: { ifscCode: 'SBIN0005943' } }, false],
  ])('R20: %s: a change of the bank account is allowed or not', async (_, change, isAllowed) => {
    const assert = isAllowed ? assertSucceeds : assertFails;
    const person = await givenApproved(change);
    await assert(submit(person, 'bank'));
    await give(person.uid, 'bank');
    await assert(validate(person.uid, 'bank', { reviewer: true }));
    await giveValidated(person.uid, 'bank');
    await assert(confirm(person.uid, 'bank'));
  });

  test('R20: trainees, and vendors without an account on record, change contact details', async () => {
    for (const change of [{ usertype: 'trainee' }, { bankDetails: {} }]) {
      const person = await givenApproved(change);
      await assertSucceeds(submit(person, 'contact'));
    }
  });

  test('R20: after a denial a change is taken back or refused', async () => {
    const person = await givenApproved({ forms: { status: 1 } });
    const { values, reason } = await give(person.uid, 'bank');
    const reviewer = staff({ reviewer: true });
    const refused = await decision(person.uid, 'bank', reviewer.uid, { status: -1, refusal: 'Denied' });
    await assertSucceeds(commit(reviewer, person.uid, 'bank', refused));
    await give(person.uid, 'bank');
    const back = { values, reason, status: 0, by: person.uid, at: Date.now() } as const;
    await assertSucceeds(commit(person, person.uid, 'bank', { allowed: true, amendment: back }));
  });
});
