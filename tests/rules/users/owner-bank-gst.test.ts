import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import type { BankDetails } from '../../../src/domain/records/records.ts';
import {
  GST_GROUNDS,
  makeBankDetails,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../../support/factories.ts';
import {
  allowed,
  changed,
  denied,
  type Fields,
  givenTrainee,
  giveRecord,
  lacking,
  linkOf,
} from '../world.ts';
import { OWN_LOG, submissionLog, unlogged } from './ownerWrites.ts';

describe('bank details', () => {
  const complete = makeBankDetails();
  const cheque = (uid: string) => giveRecord(`documents/${uid}`, { cancelledCheque: linkOf(uid) });
  const submission = { bankDetails: complete, 'forms.bankdetails': 1 };

  test.each([-1, 0, 1, 2, 3] as const)(
    'R5: at status %i bank details are saved only while the form is open',
    { tags: ['bank-submit'] },
    async (bankdetails) => {
      const owner = await givenTrainee({ bankDetails: complete, forms: { bankdetails } });
      await (bankdetails < 1 ? allowed : denied)(owner, { 'bankDetails.bankName': 'Other Bank' });
    },
  );

  test.each([4, 5] as const)(
    'R5: at status %i bank details change only with a logged submission',
    async (status) => {
      const owner = await givenTrainee({ forms: { status, approved: true } });
      await cheque(owner.uid);
      const entry = submissionLog('bankdetails');
      await denied(owner, { bankDetails: complete });
      await denied(owner, { bankDetails: complete, ...entry });
      await assertFails(unlogged(owner, submission));
      await assertFails(unlogged(owner, { 'forms.bankdetails': 1 }));
      await allowed(owner, { ...submission, ...entry });
      await denied(owner, { 'bankDetails.bankName': 'Other Bank', ...entry });
    },
  );

  test.each([4, 5] as const)(
    'R5: at status %i returned bank details change only with the next submission',
    async (status) => {
      const owner = await givenTrainee({ forms: { status, approved: true, bankdetails: -1 } });
      await cheque(owner.uid);
      const entry = submissionLog('bankdetails');
      await denied(owner, { bankDetails: complete, ...entry });
      await denied(owner, { bankDetails: complete, 'forms.bankdetails': 0 });
      await allowed(owner, { 'forms.bankdetails': 0 });
      const resolved = { ...owner.record, forms: { ...owner.record.forms, bankdetails: 0 as const } };
      await denied(owner, resolved, { bankDetails: complete });
      await allowed(owner, resolved, { ...submission, ...entry });
    },
  );

  test.each([4, 5] as const)(
    'R20: at status %i a returned bank form is submitted with the account of the approval only',
    { tags: ['bank-kept'] },
    async (status) => {
      const owner = await givenTrainee({ bankDetails: complete, forms: { status, approved: true } });
      await cheque(owner.uid);
      const submitted = (change: Partial<BankDetails>) => ({
        bankDetails: { ...complete, ...change },
        'forms.bankdetails': 1,
        ...submissionLog('bankdetails'),
      });
      await denied(owner, submitted({ bankAccountNumber: '99912345678901' }));
      await denied(owner, submitted({ ifscCode: 'KKBK0000261' }));
      await allowed(owner, submitted({ bankBranchName: 'Fort' }));
    },
  );

  test.each<[string, Partial<BankDetails>]>([
    ['an IFSC', { ifscCode: '' }],
    ['an account number', { bankAccountNumber: '-' }],
  ])(
    'R20: an account without %s is completed after the approval',
    { tags: ['bank-kept'] },
    async (_, lacking) => {
      const owner = await givenTrainee({
        bankDetails: { ...complete, ...lacking },
        forms: { status: 4, approved: true },
      });
      await cheque(owner.uid);
      const entry = submissionLog('bankdetails');
      await allowed(owner, { ...submission, ...entry });
    },
  );

  test('R20: digits of any script make another account', { tags: ['bank-kept'] }, async () => {
    const submitted = (bankAccountNumber: string) => ({
      bankDetails: { ...complete, bankAccountNumber },
      'forms.bankdetails': 1,
      ...submissionLog('bankdetails'),
    });
    for (const [approved, other] of [
      [complete.bankAccountNumber, `${complete.bankAccountNumber}९`],
      ['१२३४५६७८९', complete.bankAccountNumber],
    ] as const) {
      const owner = await givenTrainee({
        bankDetails: { ...complete, bankAccountNumber: approved },
        forms: { status: 4, approved: true },
      });
      await cheque(owner.uid);
      await denied(owner, submitted(other));
      await allowed(owner, submitted(`${approved} `));
    }
  });

  test('R20: before the approval a returned bank form takes another account', {
    tags: ['bank-kept'],
  }, async () => {
    const owner = await givenTrainee({ bankDetails: complete, forms: { status: 3 } });
    await cheque(owner.uid);
    const bankDetails = makeBankDetails({ bankAccountNumber: '99912345678901' });
    await allowed(owner, { ...submission, bankDetails });
  });

  test('R5: after a decision a full log allows no unlogged submission', async () => {
    const logs = OWN_LOG;
    const full = await givenTrainee({ logs, forms: { status: 4, approved: true } });
    await cheque(full.uid);
    await assertFails(unlogged(full, submission));
    await denied(full, submission);
    const almost = await givenTrainee({ logs: logs.slice(1), forms: { status: 4, approved: true } });
    await cheque(almost.uid);
    const title = 'Ram Kumar submitted Bank Details';
    const entry = { title, timestamp: Date.now(), did: 'submitted', about: 'bankdetails' };
    await allowed(almost, { ...submission, logs: [...logs.slice(1), entry] });
  });

  test('R7: before a decision a form is submitted without an entry when the log is full', async () => {
    for (const [logs, assert] of [
      [OWN_LOG.slice(1), assertFails],
      [OWN_LOG, assertSucceeds],
    ] as const) {
      const owner = await givenTrainee({ logs, forms: { status: 3 } });
      await cheque(owner.uid);
      await allowed(owner, { bankDetails: { ...complete, bankMICR: '' } });
      await assert(unlogged(owner, submission));
    }
  });

  test.each([
    'bankName',
    'bankBranchName',
    'bankAccountType',
    'bankAccountNumber',
    'ifscCode',
    'bankBranchAddress',
  ])('R6: bank details without %s cannot be submitted', async (key) => {
    const owner = await givenTrainee();
    await cheque(owner.uid);
    await denied(owner, { ...submission, bankDetails: { ...complete, [key]: '' } });
  });

  test('R6: MICR is optional', { tags: ['bank-record'] }, async () => {
    const owner = await givenTrainee();
    await cheque(owner.uid);
    await allowed(owner, { ...submission, bankDetails: { ...complete, bankMICR: '' } });
  });

  test('R6: a submitted bank form does not become pending again', async () => {
    const owner = await givenTrainee({ bankDetails: complete, forms: { bankdetails: 1 } });
    await denied(owner, { 'forms.bankdetails': 0 });
    await denied(owner, { 'forms.bankdetails': 2 });
  });

  test.each([{ ifscCode: 'SBINO005943' }, { ifscCode: 5 }, { bankAccountType: 'Salary' }])(
    'R15, R16: bank details with %o are refused',
    async (change) => {
      await denied(await givenTrainee(), { bankDetails: { ...complete, ...change } });
    },
  );
});

describe('GST declaration', () => {
  const submission = { nongst: makeNonGst(), 'forms.nonapplicability': 1 };

  test('R6: people to whom GST applies cannot submit the declaration', async () => {
    const owner = await givenTrainee({ isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' });
    await denied(owner, submission);
  });

  test('R5: a declaration returned after the decision changes only with its submission', async () => {
    const owner = await givenTrainee({ forms: { status: 4, approved: true, nonapplicability: 0 } });
    await denied(owner, { nongst: makeNonGst() });
  });

  test('R6: the declaration with its grounds is submitted', { tags: ['gst-grounds'] }, async () => {
    for (const change of [
      {},
      { reason: 'exempt' },
      { reason: 'reverse-charge', supply: 'both' },
      { reason: 'abroad', supply: 'services', homeState: 'Outside India' },
      { supply: 'goods', homeState: 'Dadra and Nagar Haveli and Daman and Diu', place: 'a'.repeat(500) },
    ] as const) {
      const owner = await givenTrainee();
      const nongst = makeNonGst({ ...GST_GROUNDS, ...change });
      await allowed(owner, { ...submission, nongst });
    }
  });

  test.each<[string, Fields]>([
    ['an unknown reason', { reason: 'below|exempt' }],
    ['an unknown supply', { supply: 'rights' }],
    ['a State that is none', { homeState: 'Atlantis' }],
    ['the part of a State', { homeState: 'Andhra' }],
    ['a State, from outside India', { reason: 'abroad', homeState: 'Goa' }],
    ['no State, from India', { reason: 'below', homeState: 'Outside India' }],
    ['goods from outside India', { reason: 'abroad', homeState: 'Outside India', supply: 'goods' }],
    ['a place of 501 characters', { place: 'a'.repeat(501) }],
    ['an empty place', { place: ' ' }],
    ['a place that is no text', { place: 5 }],
    ['no date', { date: '' }],
    ['a State without an office', { state: 'Goa' }],
    ['another address of the office', { address: 'Elsewhere' }],
    ['another GSTIN of the office', { gstinNumber: '36ZZZCA0001Z1ZQ' }],
    ...lacking('no', 'supply', 'homeState', 'place'),
  ])('R6, R15: a declaration with %s is refused', { tags: ['gst-grounds'] }, async (_, change) => {
    const owner = await givenTrainee();
    const nongst = changed(makeNonGst(GST_GROUNDS), change);
    await denied(owner, { ...submission, nongst });
  });

  test('R6: a body declares once its registration form names the signatory', {
    tags: ['letter-signatory'],
  }, async () => {
    const signed = { ...submission, nongst: makeNonGst(GST_GROUNDS) };
    const sectionOne = makeSectionOne({ vendorStatus: 'Trust' });
    for (const signatoryName of ['', ' ']) {
      const owner = await givenTrainee({
        vendorDetails: { sectionOne, sectionSix: makeSectionSix({ signatoryName }) },
      });
      await denied(owner, signed);
      await allowed(owner, submission);
    }
    for (const vendorDetails of [
      { sectionOne, sectionSix: makeSectionSix() },
      { sectionOne: makeSectionOne({ vendorStatus: 'Employee' }) },
      { vendorStatus: 'Sole Proprietor Firm' },
    ]) {
      const owner = await givenTrainee({ vendorDetails });
      await allowed(owner, signed);
    }
  });

  test('R6: grounds are written by the submission only', { tags: ['gst-grounds'] }, async () => {
    const owner = await givenTrainee();
    await denied(owner, { nongst: makeNonGst(GST_GROUNDS) });
    await denied(owner, { nongst: makeNonGst(), 'forms.nonapplicability': 2 });
    await denied(owner, { ...submission, nongst: { ...makeNonGst(), place: 'Mumbai' } });
    await allowed(owner, { nongst: makeNonGst() });
  });

  test.each([-1, 1, 2, 3] as const)(
    'R5: the declaration is locked at status %i',
    async (nonapplicability) => {
      const owner = await givenTrainee({ forms: { nonapplicability } });
      await denied(owner, { nongst: makeNonGst() });
    },
  );
});
