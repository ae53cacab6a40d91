import { assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { EXEMPT_CLASSES } from '../../../src/domain/forms/eInvoicing.ts';
import { FORM_LIST } from '../../../src/domain/forms/registry.ts';
import { defaultVendorTypes } from '../../../src/domain/records/defaults.ts';
import { DOCUMENT_KEYS, type FormKey, type FormStatuses } from '../../../src/domain/records/records.ts';
import {
  commonForms,
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../../support/factories.ts';
import { givenOlder, LOCKED_FIELDS, log } from '../users/ownerWrites.ts';
import { allowed, type Fields, givenTrainee, linkOf, type Person } from '../world.ts';
import {
  BANK,
  DATE,
  LOGS,
  LONG,
  longTexts,
  MSA,
  OPEN_OWN,
  OPEN_REVIEWERS,
  TITLE,
  twentyQueries,
} from './longRecords.ts';

const TYPES = defaultVendorTypes().map((type) => ({ ...type, isChecked: true }));

/** A vendor from before `forms.msa` or another form existed, with every list full. */
function givenOlderVendor(
  missing: keyof FormStatuses,
  forms: Partial<FormStatuses>,
  others: Fields = {},
): Promise<Person> {
  const queries = { general: twentyQueries(OPEN_OWN) } as never;
  const vendor = { usertype: 'vendor', vendortype: 'Other', logs: LOGS, queries, ...others } as const;
  return givenOlder([missing], { ...vendor, forms });
}

describe('an owner', () => {
  test('R15: an owner saves Section 1 with every field, row and vendor type, also as a revision', async () => {
    const texts = makeSectionOne();
    const text = LONG.slice(0, 259);
    const row = (at: number) => ({ a: `${at}`.padStart(259, 'x'), b: text, c: text, d: text, e: text });
    const rows = (length: number, from: number) => Array.from({ length }, (__, at) => row(from + at));
    // Ten rows are new: a write takes no more.
    const lists = (from: number) => ({
      accountsDetails: rows(5, from),
      salesDetails: rows(5, from + 5),
      makerDetails: rows(5, from + 10),
      generalQuestions: rows(20, from + 15),
      gstTable: rows(40, from + 35),
    });
    const old = { sectionOne: { ...texts, ...lists(0) }, sectionSix: makeSectionSix() };
    const sectionOne = {
      ...longTexts(texts, 'panno'),
      panno: 'ZZZPG0001Z',
      relatedwOMG: 'Yes',
      ...lists(10),
    };
    const owner = await givenTrainee({ vendorDetails: old as never });
    await allowed(owner, { 'vendorDetails.sectionOne': sectionOne, vendorTypes: TYPES });
    const decided = await givenTrainee({ vendorDetails: old as never, forms: { status: 5, approved: true } });
    await allowed(decided, { vendorRevision: { vendorDetails: { ...old, sectionOne }, vendorTypes: TYPES } });
  });

  test('R5: an owner saves every field of a profile unlocked by the last of 20 queries', async () => {
    const general = twentyQueries(OPEN_OWN, OPEN_REVIEWERS);
    const owner = await givenOlderVendor('msa', { status: 0, bankdetails: 3 }, { queries: { general } });
    await allowed(owner, {
      ...LOCKED_FIELDS,
      ...longTexts({ designation: '', phone: '', address: '', vendortype: '' }),
      gstmailsend: true,
      signImage: linkOf(owner.uid, 'x'.repeat(1800)),
    });
  });

  test.each<[FormKey, keyof FormStatuses, Partial<FormStatuses>, Fields, Fields]>([
    [
      'bankdetails',
      'einvoicing',
      { bankdetails: 0, msa: 1 },
      { bankDetails: makeBankDetails() },
      { bankDetails: BANK },
    ],
    [
      'nonapplicability',
      'msa',
      {},
      { nongst: makeNonGst({ date: '' }) },
      { nongst: makeNonGst({ ...GST_GROUNDS, date: DATE }) },
    ],
    [
      'einvoicing',
      'msa',
      {},
      { einvoicing: { date: '', place: '' } },
      { einvoicing: makeEinvoicing({ reason: 'class', class: EXEMPT_CLASSES[0], place: LONG }) },
    ],
    ['msa', 'einvoicing', {}, { msa: { name: '', date: '' } }, { msa: MSA }],
  ])('R6: an owner submits %s last', async (form, missing, forms, stored, fields) => {
    const owner = await givenOlderVendor(missing, { ...commonForms(1), ...forms }, stored);
    const entry = log(TITLE, { did: 'submitted', about: form });
    await allowed(owner, { ...fields, [`forms.${form}`]: 1, 'forms.status': 1, ...entry });
  });

  test('R6: an owner submits the trainee form last', async () => {
    const vendorDetails = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
    const owner = await givenOlderVendor(
      'einvoicing',
      { ...commonForms(1), vendorform: 0, msa: 1 },
      { vendorRevision: { vendorDetails, vendorTypes: TYPES } },
    );
    await allowed(owner, {
      vendorDetails,
      vendorTypes: TYPES,
      vendorRevision: deleteField(),
      'forms.vendorform': 1,
      'forms.status': 1,
      ...log(TITLE, { did: 'submitted', about: 'vendorform' }),
    });
  });

  test('R6: an owner submits the documents when the overall status is due', async () => {
    const logs = LOGS.slice(0, 349);
    const owner = await givenOlderVendor('einvoicing', { ...commonForms(1), msa: 1 }, { logs });
    await allowed(owner, {
      'forms.status': 1,
      logs: [...logs, { title: TITLE, timestamp: Date.now(), did: 'submitted', about: 'documents' }],
    });
  });

  test.each(FORM_LIST.map(({ category, key }) => [category, key] as const))(
    'R8: an owner resolves the last of 20 queries, which returns the form (%s)',
    async (category, form) => {
      const resolved = { by: 'reviewer', status: 1 } as const;
      const queries = { [category]: twentyQueries(resolved, OPEN_REVIEWERS) };
      const owner = await givenOlderVendor('approved', { [form]: -1 }, { queries });
      await allowed(owner, {
        [`queries.${category}`]: twentyQueries(resolved, { by: 'reviewer', status: 1, reply: LONG }),
        [`forms.${form}`]: 0,
      });
    },
  );

  test('R8: resolving the last of 20 general queries sets the overall status to 1', async () => {
    const general = twentyQueries(OPEN_OWN, OPEN_REVIEWERS);
    const forms = { ...commonForms(1), msa: 1 } as const;
    const owner = await givenOlderVendor('einvoicing', forms, { queries: { general } });
    await allowed(owner, {
      'queries.general': twentyQueries(OPEN_OWN, { by: 'reviewer', status: 1, reply: LONG }),
      'forms.status': 1,
    });
  });

  test('R11: an owner saves all documents at once', async () => {
    const general = twentyQueries(OPEN_OWN, OPEN_REVIEWERS);
    const { db, uid } = await givenOlderVendor('status', { msa: 3 }, { queries: { general } });
    const keys = [...DOCUMENT_KEYS, 'signImage', 'cancelledCheque'];
    const link = linkOf(uid, 'x'.repeat(1800));
    await assertSucceeds(
      setDoc(doc(db, 'documents', uid), Object.fromEntries(keys.map((key) => [key, link])), { merge: true }),
    );
  });
});
