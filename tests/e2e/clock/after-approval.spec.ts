import { expect, type Page } from '@playwright/test';
import { renewalYear } from '../../../src/domain/due/letterYears.ts';
import { HOUR_MS } from '../../support/e2e/faults/clock.ts';
import { Hand } from '../../support/e2e/measure/hand.ts';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, newApproved, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { pngFile } from '../../support/e2e/screens/uploads.ts';
import { EmulatorClock } from '../../support/e2e/stack/emulatorClock.ts';
import { test } from '../../support/e2e/test.ts';
import {
  allForms,
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../../support/factories.ts';

const OLD = makeBankDetails();
const NUMBER = '99912345678901';
/** The letters were signed before the approval in November 2026. */
const SIGNED = '2026-11-20';

async function submitChange(page: Page, person: Account): Promise<void> {
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
}

async function validateChange(page: Page, person: Account): Promise<void> {
  await page.goto('/review?status=amendments');
  const hand = new Hand(page);
  await hand.tap(page.getByRole('link', { name: person.name }));
  await hand.press('Validate change');
  await expect(page.getByText('Waits for an approver.')).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(3);
  expect((await readUser(person.uid)).bankDetails).toEqual(OLD);
}

async function confirmChange(page: Page, person: Account): Promise<void> {
  await page.getByRole('link', { name: `${person.name}: Bank account` }).click();
  const hand = new Hand(page);
  await hand.tap(page.getByLabel(/^I called the number on record/));
  await hand.press('Confirm change');
  await expect(page.getByText('No change waits for you here')).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(2);
}

async function signAgain(page: Page, year: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Sign for ${year}` }).click();
  await expect(page.getByText(`Sign it again for the financial year ${year}`)).toBeVisible();
  await button(page, 'Submit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

test('an approved vendor changes the bank account and renews both letters in April', {
  tag: [
    '@amendment-page',
    '@amendment-lists',
    '@amendment-bank',
    '@amendment-in-force',
    '@amendment-presses',
    '@renewal-letter',
    '@due-list',
  ],
}, async ({ page, newPage, expectConsoleError }) => {
  test.slow();
  // The mail service has the time of this computer, for which the tokens of next April are not valid yet.
  expectConsoleError(/status of 401/);
  const clock = new EmulatorClock();
  const year = renewalYear(clock.now());
  const pageOf = async (signingIn: (opened: Page) => Promise<unknown>) => {
    const opened = await newPage();
    await clock.follow(opened);
    await signingIn(opened);
    return opened;
  };
  const approver = await newAccount({ usertype: 'approver' });
  const person = await newApproved(uniqueName(), {
    isEinvoicingApplicable: 'no',
    nongst: makeNonGst({ ...GST_GROUNDS, date: SIGNED }),
    einvoicing: makeEinvoicing({ date: SIGNED }),
    vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
    forms: allForms(2),
  });
  await clock.follow(page);
  await signIn(page, person, '/dashboard');
  await expect(page.getByText(/^Your empanelment is approved/)).toContainText('Still open');

  await test.step('the change is submitted and validated, and does not come into force yet', async () => {
    await submitChange(page, person);
    const reviewing = await pageOf(asReviewer);
    await validateChange(reviewing, person);
    const approving = await pageOf((opened) =>
      signIn(opened, approver, `/approvals/${person.uid}/changes/bank`),
    );
    await approving.getByLabel(/^I called the number on record/).check();
    await expect(button(approving, 'Confirm change')).toBeDisabled();
  });

  await test.step('after 49 hours an approver confirms it, and the account before is in the history', async () => {
    await clock.pass(49 * HOUR_MS);
    await confirmChange(await pageOf((opened) => signIn(opened, approver, '/approvals')), person);
    const { bankDetails, logs } = await readUser(person.uid);
    expect(bankDetails.bankAccountNumber).toBe(NUMBER);
    expect(logs.map(({ did }) => did)).toEqual(['changerequested', 'changevalidated', 'changeinforce']);
    const { at } = (await admin.readRecord(`amendments/${person.uid}/items/bank`)) ?? {};
    expect(await admin.readRecord(`history/${person.uid}/items/bank-${at}`)).toMatchObject({
      user: { bankDetails: OLD },
    });
    const theirs = await pageOf((opened) => signIn(opened, person, '/changes'));
    await expect(theirs.getByText(/^In force, /)).toBeVisible();
    await expect(theirs.getByRole('heading', { name: /^Bank account, until / })).toBeVisible();
    await theirs.getByRole('button', { name: /^Show Bank Account Number, Bank account, until / }).click();
    await expect(theirs.getByText(OLD.bankAccountNumber)).toBeVisible();
  });

  await test.step('both letters are signed again and validated, and the approval stays', async () => {
    const signing = await pageOf((opened) => signIn(opened, person));
    const reviewing = await pageOf(asReviewer);
    await reviewing.goto('/due');
    await expect(reviewing.getByRole('row', { name: person.name })).toContainText(`for ${year}`);
    await signAgain(signing, year);
    await expect(signing).toHaveURL(/\/exportgst$/);
    await signing.goto('/dashboard');
    await expect(signing.getByText('You have sent everything.')).toBeVisible();
    await reviewing.goto(`/review/${person.uid}`);
    await button(reviewing, 'Validate Non-applicability of GST').click();
    await expect.poll(async () => (await readUser(person.uid)).forms.nonapplicability).toBe(2);
    const renewed = await readUser(person.uid);
    expect(renewed.nongst.year).toBe(year);
    expect(renewed.forms).toMatchObject({ status: 4, approved: true });

    // Once GST applies, the e-invoicing letter is asked for.
    await patchUser(person.uid, { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' });
    await signAgain(signing, year);
    await expect.poll(async () => (await readUser(person.uid)).forms.einvoicing).toBe(1);
    await reviewing.goto(`/review/${person.uid}`);
    await button(reviewing, 'Validate E-invoicing Declaration').click();
    await expect.poll(async () => (await readUser(person.uid)).forms.einvoicing).toBe(2);
    await signing.goto('/dashboard');
    await expect(signing.getByText('There is nothing left for you to do.')).toBeVisible();
  });
});
