import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Amendment } from '../../../src/domain/records/amendments.ts';
import { PROOF_REPLACED } from '../../../src/domain/transitions/amendments.ts';
import { Hand } from '../../support/e2e/measure/hand.ts';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms, makeBankDetails } from '../../support/factories.ts';
import { cardPng } from '../../support/sampleFiles.ts';

const HOUR = 3_600_000;
const OLD = makeBankDetails();
const NUMBER = '99912345678901';

function newApproved(): Promise<Account> {
  return newAccount({
    usertype: 'vendor',
    name: uniqueName(),
    record: { bankDetails: OLD, forms: { ...allForms(2), status: 4, approved: true } },
    documents: {},
    isReviewed: true,
  });
}

const amendmentOf = ({ uid }: Account) => `amendments/${uid}/items/bank`;

/** The emulator's clock cannot be set, so the validation is moved into the past. */
async function letHoursPass(person: Account, hours: number): Promise<void> {
  const stored = (await admin.readRecord(amendmentOf(person))) ?? {};
  const validatedAt = Number(stored.validatedAt) - hours * HOUR;
  await admin.writeRecords([{ path: amendmentOf(person), data: { ...stored, validatedAt } }]);
}

/** Stores another file over the cheque, past the rules. @returns a function that makes the link name the new file, and its link */
async function replaceProof(person: Account): Promise<() => Promise<string>> {
  const stored = (await admin.readRecord(amendmentOf(person))) as unknown as Amendment;
  const link = stored.values.documents.cancelledCheque ?? '';
  const path = decodeURIComponent(new URL(link).pathname.split('/o/')[1] ?? '');
  const now = await admin.storeFile({ path, ...cardPng() });
  const { user, hashes } = stored.values;
  const values = { user, hashes, documents: { cancelledCheque: now } };
  return async () => {
    await admin.writeRecords([{ path: amendmentOf(person), data: { ...stored, values } }]);
    return now;
  };
}

/** The person's row of the CSV for finance. */
async function exported(page: Page, { name }: Account): Promise<string> {
  // Without a review, so that the list of who is left out always opens.
  await newAccount({ usertype: 'vendor', record: { forms: { ...allForms(2), status: 4, approved: true } } });
  await page.goto('/exports');
  await button(page, 'Export').click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export the other/ }).click();
  const csv = await readFile(await (await started).path(), 'utf8');
  return csv.split('\n').find((row) => row.includes(name)) ?? '';
}

test('an approved vendor changes the bank account through reviewer and approver', {
  tag: [
    '@amendment-page',
    '@amendment-lists',
    '@amendment-bank',
    '@amendment-in-force',
    '@amendment-history',
    '@amendment-presses',
    '@amendment-proof',
    '@amendment-export',
  ],
}, async ({ page, newPage }) => {
  const person = await newApproved();
  await signIn(page, person, '/dashboard');
  const hand = new Hand(page);
  await hand.tap(page.getByRole('link', { name: 'Change something' }));
  await hand.tap(page.getByRole('link', { name: 'Change Bank account' }));
  await hand.type('IFSC Code', 'sbin0005943');
  await expect(field(page, 'Bank Name')).toHaveValue('State Bank of India');
  await hand.type('Bank Branch Name', 'Andheri East');
  await hand.type('Bank Account Number', NUMBER);
  await hand.type('Confirm Bank Account Number', NUMBER);
  await hand.type('Bank Branch Address', '12 Sample Marg, Mumbai');
  await hand.attach(field(page, 'Cancelled Cheque'), pngFile('cheque.png'));
  await expect(page.getByRole('link', { name: 'View Cancelled Cheque' })).toBeVisible();
  await hand.type('Reason', 'We moved to another bank');
  await hand.type('Your password', person.password);
  await hand.press('Submit change');
  await expect(page.getByText('Waits for a reviewer')).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(12);

  const reviewing = await newPage();
  await asReviewer(reviewing);
  await reviewing.goto('/review?status=amendments');
  const reviewer = new Hand(reviewing);
  await reviewer.tap(reviewing.getByRole('link', { name: person.name }));
  await reviewer.press('Validate change');
  await expect(reviewing.getByText('Waits for an approver.')).toBeVisible();
  expect(reviewer.taps).toBeLessThanOrEqual(3);
  expect((await readUser(person.uid)).bankDetails).toEqual(OLD);

  expect(await exported(reviewing, person)).toMatch(
    new RegExp(`^(?!.*${NUMBER}).*${OLD.bankAccountNumber}.*Change pending`),
  );

  const approving = await newPage();
  await signIn(approving, await newAccount({ usertype: 'approver' }), '/approvals');
  await approving.getByRole('link', { name: `${person.name}: Bank account` }).click();
  const approver = new Hand(approving);
  await approver.tap(approving.getByLabel(/^I called the number on record/));
  await expect(button(approving, 'Confirm change')).toBeDisabled();
  await letHoursPass(person, 49);
  const restore = await replaceProof(person);
  await button(approving, 'Confirm change').click();
  await expect(approving.getByText(PROOF_REPLACED).first()).toBeVisible();
  expect((await readUser(person.uid)).bankDetails).toEqual(OLD);
  await expect(approving.getByRole('link', { name: /^Open Cancelled Cheque/ })).toHaveAttribute(
    'href',
    await restore(),
  );
  await approver.press('Confirm change');
  await expect(approving.getByText('No change waits for you here')).toBeVisible();
  expect(approver.taps).toBeLessThanOrEqual(2);

  const { bankDetails, logs } = await readUser(person.uid);
  expect(bankDetails.bankAccountNumber).toBe(NUMBER);
  expect(logs.map(({ did }) => did)).toEqual(['changerequested', 'changevalidated', 'changeinforce']);
  const { at } = (await admin.readRecord(amendmentOf(person))) ?? {};
  expect(await admin.readRecord(`history/${person.uid}/items/bank-${at}`)).toMatchObject({
    user: { bankDetails: OLD },
  });
  await expect(page.getByText(/^In force, /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Bank account, until / })).toBeVisible();
  await page.getByRole('button', { name: /^Show Bank Account Number, Bank account, until / }).click();
  await expect(page.getByText(OLD.bankAccountNumber)).toBeVisible();
});
