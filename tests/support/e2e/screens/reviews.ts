import type { Page } from '@playwright/test';
import type { RecordWrite } from '../../../../dev/adminApi.ts';
import type { Approval, FormStatuses, ProgressRecord } from '../../../../src/domain/records/records.ts';
import { type CheckEntry, parseCheckSummary, withCheck } from '../../../../src/domain/review/checks.ts';
import { DAY_MS } from '../../../../src/domain/time/dates.ts';
import {
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeKnownProgress,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  makeTaxes,
  makeUserRecord,
  type StoredUser,
  type StoredUserOverrides,
} from '../../factories.ts';
import { cardPng } from '../../sampleFiles.ts';
import { expect } from '../expect.ts';
import { type Account, newAccount, randomUid, signIn } from '../people/accounts.ts';
import { admin, patchDocuments, patchUser, storeCards } from '../people/records.ts';

export const EVERY_FORM = (status: 1 | 2): Partial<FormStatuses> => ({
  status,
  ...listedForms(status),
});

/** The name of the bank details in a review. */
export const BANK = 'Bank Details';

/** The part of a review under this heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A unique name, which sorts and searches by its first letters. */
export function uniqueName(): string {
  return `Zz${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
}

export function uniquePan(): string {
  const letters = crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(4, 'z')
    .toUpperCase();
  return `${letters.slice(0, 3)}PZ${String(Date.now()).slice(-4)}${letters.charAt(3)}`;
}

/** The record of a person who submitted everything. */
const submittedRecord = (name: string, pancard: string, designation = 'Trainee'): StoredUserOverrides => ({
  pancard,
  nongst: makeNonGst(),
  bankDetails: makeBankDetails(),
  vendorDetails: {
    sectionOne: makeSectionOne({ nameOfVendor: name, panno: pancard, gstTable: [] }),
    sectionSix: makeSectionSix({ signatoryName: name, positionOfSignatory: designation }),
  },
  logs: [
    {
      title: `${name} submitted Bank Details`,
      timestamp: Date.now() - 3_600_000,
      did: 'submitted',
      about: 'bankdetails',
    },
  ],
  forms: EVERY_FORM(1),
});

/** A trainee who submitted everything, with images and a PDF among the files. */
export async function newSubmitted(record: StoredUserOverrides = {}, name = uniqueName()): Promise<Account> {
  const { usertype = 'trainee', designation } = record;
  const submitted = submittedRecord(name, 'ZZZPZ0001Z', designation);
  const account = await newAccount({ name, usertype, record: { ...submitted, ...record } });
  await patchDocuments(account.uid, await storeCards(account.uid));
  return account;
}

/** A vendor who was reviewed and accepted. */
export const newApproved = (name = uniqueName(), record: StoredUserOverrides = {}): Promise<Account> =>
  newAccount({
    name,
    usertype: 'vendor',
    record: {
      bankDetails: makeBankDetails(),
      ...record,
      forms: { ...EVERY_FORM(2), ...record.forms, status: 4, approved: true },
    },
    documents: {},
    isReviewed: true,
  });

/** A trainee accepted as an exception forty days ago. */
export function newException(name: string, terms: Pick<Approval, 'until' | 'waived'>): Promise<Account> {
  const at = Date.now() - 40 * DAY_MS;
  return newAccount({
    name,
    record: {
      isGSTApplicable: 'yes',
      isEinvoicingApplicable: 'yes',
      approval: { action: 'acceptasexception', by: 'approver', at, ...terms },
      forms: { ...EVERY_FORM(2), status: 5, approved: true },
    },
  });
}

/** Replaces cheque and PAN card like a person: the new files are shown next to the earlier ones. */
export async function replaceFiles(uid: string): Promise<void> {
  const folder = `vendors/${uid}/documents`;
  const [cancelledCheque, PANTANCard] = await Promise.all([
    admin.storeFile({ path: `${folder}/cheque-1a2b3c4d-corrected.png`, ...cardPng() }),
    admin.storeFile({ path: `${folder}/PANTANCard-1a2b3c4d`, ...cardPng() }),
  ]);
  await patchDocuments(uid, { cancelledCheque, PANTANCard });
}

/** Makes the person a vendor who declared a scheme that the profile excludes. */
export async function giveTaxes(uid: string): Promise<void> {
  const lowerDeduction = { number: 'AB/2026/0001', until: '2027-03-31' };
  await patchUser(uid, { usertype: 'vendor', isGSTApplicable: 'no' });
  const taxes = makeTaxes({ scheme: 'composition', lowerDeduction, at: Date.now() });
  await admin.writeRecords([{ path: `taxes/${uid}`, data: { ...taxes } }]);
}

/** A check of each result; the one of the GST register is due, and replaces an earlier one. */
export async function giveChecks(uid: string): Promise<void> {
  const checks: readonly CheckEntry[] = [
    { kind: 'gst', result: 'differs', nameFound: 'Nair Trading', day: '2025-06-01', again: '2025-07-01' },
    { kind: 'gst', result: 'matches', nameFound: 'Nair Traders', day: '2025-11-20', again: '2026-11-20' },
    { kind: 'pan', result: 'differs', nameFound: 'Meera K Nair, operative since 2015', day: '2025-11-21' },
    { kind: 'bank', result: 'matches', nameFound: 'MEERA NAIR', day: '2025-11-22', again: '2099-11-22' },
    { kind: 'udyam', result: 'notfound', nameFound: '', day: '2025-11-23' },
  ];
  const summary = checks.reduce(
    (sum, check, at) => withCheck(sum, `check${at}`, check),
    parseCheckSummary({}),
  );
  const items = checks.map((check, at) => ({ ...check, by: 'ravi-the-reviewer', at }));
  await admin.writeRecords([
    { path: `checks/${uid}`, data: { ...summary } },
    ...items.map((data) => ({ path: `checks/${uid}/items/check${data.at}`, data })),
  ]);
}

/** Signs in a new reviewer. */
export async function asReviewer(page: Page, name = 'Ravi Rao'): Promise<Account> {
  const reviewer = await newAccount({ usertype: 'reviewer', name });
  await signIn(page, reviewer);
  return reviewer;
}

/** Opens a person's review and waits for it. */
export async function openReview(page: Page, { uid, name }: Account): Promise<void> {
  await page.goto(`/review/${uid}`);
  await expect(page.getByRole('heading', { level: 1, name: `Review of ${name}` })).toBeVisible();
}

/**
 * Progress records only, which is all that the queue reads; the first has waited longest, from `since` on.
 */
export async function seedQueue(
  count: number,
  prefix: string,
  forms: Partial<FormStatuses>,
  since = 1_700_000_000_000,
  identity: Partial<ProgressRecord> = {},
  /** Adds what the columns of the queue read besides progress. */
  user?: StoredUserOverrides,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
  const names = numbers.map((number) => `${prefix} ${number}`);
  await admin.writeRecords(
    names.flatMap((name, index) => {
      const uid = randomUid('queue');
      const record = makeUserRecord({ ...user, uid, name, usertype: 'vendor', forms });
      return [
        { path: `progress/${uid}`, data: { ...makeKnownProgress(record, since + index), ...identity } },
        ...(user ? [{ path: `users/${uid}`, data: { ...record } }] : []),
      ];
    }),
  );
  return names;
}

/** Only the people of one test have the value, so the filter shows only them. */
type Mark = { msa: 3 } | { nonapplicability: 3 } | Record<never, never>;

/** People without flags or duplicates, in the order of the queue. */
export async function seedUnflagged(
  prefix: string,
  count: number,
  mark: Mark,
  since = 1_700_000_000_000,
): Promise<{ uid: string; name: string }[]> {
  const documents = makeDocumentsRecord(await storeCards(randomUid()));
  const people = Array.from({ length: count }, (_, index) => unflagged(prefix, index, mark));
  const writes = people.flatMap((person, index): RecordWrite[] => [
    { path: `users/${person.uid}`, data: { ...person } },
    { path: `documents/${person.uid}`, data: { ...documents } },
    { path: `progress/${person.uid}`, data: { ...makeKnownProgress(person, since + index) } },
  ]);
  await admin.writeRecords(writes);
  return people;
}

function unflagged(prefix: string, index: number, mark: Mark): StoredUser {
  const letters = `${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;
  const name = `${prefix}${letters}`;
  const number = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  const record = submittedRecord(name, `${letters.toUpperCase()}ZPZ${number.slice(0, 4)}Z`);
  if (record.vendorDetails?.sectionOne) record.vendorDetails.sectionOne.aadharcard = '';
  return makeUserRecord({
    ...record,
    uid: randomUid(),
    name,
    aadharcard: '',
    phone: `9${number}`,
    bankDetails: makeBankDetails({ bankAccountNumber: `000${number}12` }),
    forms: { ...EVERY_FORM(1), ...mark },
  });
}
