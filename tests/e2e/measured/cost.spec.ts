import { expect, type Page } from '@playwright/test';
import { test } from '../../support/e2e/measure/metered.ts';
import { logIn, newAccount } from '../../support/e2e/people/accounts.ts';
import {
  completeProfile,
  declareGst,
  enterBankDetails,
  formStatus,
  openScreen,
  submitTraineeForm,
  uploadDocuments,
} from '../../support/e2e/people/completion.ts';
import { registerTrainee } from '../../support/e2e/people/registration.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { typeInOneGo } from '../../support/e2e/screens/drafts.ts';
import { asReviewer, newSubmitted, openReview, uniquePan } from '../../support/e2e/screens/reviews.ts';
import { makeBankDetails } from '../../support/factories.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await button(page, 'Logout').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

/** Opens the screens of the submitted forms. */
async function openEveryScreen(page: Page): Promise<void> {
  for (const name of ['Trainee Registration Form', 'Documents Upload', 'Bank Details', 'Dashboard']) {
    await openScreen(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}

test('the journey of a trainee costs exactly these writes, listeners and file operations', async ({
  metered: { page, bill, meter },
}) => {
  test.setTimeout(240_000);
  const introducer = await newAccount({ usertype: 'introducer' });
  await page.clock.install();
  await page.goto('/');

  // When a form opens, a listener reads its draft and ends. Typing writes the draft and submitting empties it, both
  // without a read.
  const person = await bill.step(
    'Registration',
    // The notice: its event is read first, which the rules deny to a page with an earlier notice.
    {
      reads: { users: 1, consents: 1 },
      writes: { users: 1, progress: 1, consents: 1 },
      listeners: { consents: 1 },
    },
    () => registerTrainee(page, introducer),
  );
  await bill.step(
    'Login, which leads to My Profile',
    { reads: { users: 1, drafts: 1 }, listeners: { users: 1, drafts: 1 } },
    () => logIn(page, person),
  );
  await bill.step(
    'Profile and signature',
    {
      reads: { users: 3 },
      writes: { users: 2, documents: 1, drafts: 2 },
      files: { uploads: 1, lookups: 1, downloads: 1 },
    },
    () => completeProfile(page, typeInOneGo),
  );
  await bill.step(
    'GST declaration and its letter, which prints from the signed copy',
    {
      reads: { users: 2, drafts: 1, papers: 1 },
      writes: { users: 1, progress: 1, papers: 1, drafts: 2 },
      listeners: { drafts: 1, papers: 1 },
    },
    () => declareGst(page, typeInOneGo),
  );
  await bill.step(
    'Trainee form',
    {
      reads: { users: 6, drafts: 2 },
      writes: { users: 3, progress: 1, papers: 1, drafts: 4 },
      listeners: { drafts: 2 },
    },
    () => submitTraineeForm(page, typeInOneGo),
  );
  await bill.step(
    'Two documents',
    {
      reads: { users: 2, documents: 4 },
      writes: { users: 1, documents: 2 },
      listeners: { documents: 1 },
      files: { uploads: 2, lookups: 2 },
    },
    () => uploadDocuments(page),
  );
  await bill.step(
    'Bank details and cheque',
    {
      reads: { users: 2, documents: 2, drafts: 1 },
      writes: { users: 1, progress: 1, papers: 1, documents: 1, drafts: 2 },
      listeners: { drafts: 1 },
      files: { uploads: 1, lookups: 1, downloads: 1 },
    },
    () => enterBankDetails(page, typeInOneGo),
  );
  await bill.step('Each screen once more', { reads: { papers: 1 }, listeners: { papers: 1 } }, () =>
    openEveryScreen(page),
  );
  await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Submitted');
  expect(meter.open()).toEqual({ users: 1, documents: 1 });

  await bill.step('Logout', {}, () => logOut(page));
  await expect.poll(() => meter.open()).toEqual({});
  bill.print();
});

test('an idle hour costs no read and no write', async ({ metered: { page, bill, meter } }) => {
  const account = await newAccount();
  await page.clock.install();
  await bill.step(
    'Login, which leads to My Profile',
    { reads: { users: 1, drafts: 1 }, listeners: { users: 1, drafts: 1 } },
    () => logIn(page, account),
  );
  await bill.step('Dashboard', {}, async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
  await bill.step('An hour on the dashboard without doing anything', {}, async () => {
    const renewed = page.waitForResponse(/\/v1\/token\?/);
    await page.clock.fastForward('01:00:00');
    await renewed;
    // The channel may reconnect after an idle hour.
    await expect.poll(() => meter.open()).toEqual({ users: 1 });
  });
  // A late read would be counted here.
  await bill.step('Logout', {}, () => logOut(page));
  bill.print();
});

test('a review costs its five records, its checks and one query for each unique value', {
  tag: ['@review-duplicates'],
}, async ({ metered: { page, bill } }) => {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
  const person = await newSubmitted({
    pancard: uniquePan(),
    aadharcard: digits(12),
    phone: digits(10),
    bankDetails: makeBankDetails({ bankAccountNumber: digits(14) }),
  });
  // The reviewer's own record and the person's; one query for each value that the person has, here without a GSTIN,
  // and one for the checks; who has taken the person; whether the address was verified.
  const records = { users: 2, documents: 1, reviewed: 1, progress: 1, assignments: 1, query: 5 };
  await bill.step(
    'Review opened',
    // The person can read who looked.
    {
      reads: records,
      listeners: records,
      writes: { access: 1 },
      files: { lookups: 1, downloads: 1 },
    },
    async () => {
      await asReviewer(page);
      await openReview(page, person);
      await expect(page.getByText('Flags', { exact: true })).toBeVisible();
    },
  );
  bill.print();
});
