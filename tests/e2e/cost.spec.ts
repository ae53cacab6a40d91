import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../support/e2e/accounts.ts';
import {
  button,
  completeProfile,
  declareGst,
  enterBankDetails,
  formStatus,
  openScreen,
  submitTraineeForm,
  uploadDocuments,
} from '../support/e2e/completion.ts';
import { test } from '../support/e2e/test.ts';
import { type Cost, countWire } from '../support/e2e/wire.ts';

/** Prints what a visit cost, for `npm run bench:cost`. */
function show(what: string, cost: Cost): void {
  const lines = Object.entries(cost).map(
    ([kind, counts]) =>
      `  ${kind.padEnd(18)}${Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
  );
  console.log([what, ...lines].join('\n'));
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await button(page, 'Logout').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

test('the whole journey of a trainee costs exactly these writes, listeners and file operations; logout ends the listeners', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const account = await newAccount({ record: { signImage: undefined } });
  const { cost } = await countWire(page);
  await signIn(page, account);
  await completeProfile(page);
  await declareGst(page);
  await submitTraineeForm(page);
  await uploadDocuments(page);
  await enterBankDetails(page);
  await openScreen(page, 'Dashboard');
  await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Submitted');

  const journey = await cost();
  show('The journey of a trainee, from login to the last submission:', journey);
  // How often a draft is kept goes by the rhythm of the typing, so its writes are shown and not held.
  expect(journey).toMatchObject({
    writes: { users: 7, documents: 4, progress: 3 },
    listenersStarted: { users: 1, documents: 1, drafts: 5 },
    files: { uploads: 4, lookups: 4, deletions: 0 },
  });
  expect(journey.listenersOpen).toEqual({ users: 1, documents: 1 });

  await logOut(page);
  await expect.poll(async () => (await cost()).listenersOpen).toEqual({});
});

test('an idle hour costs no read and no write', async ({ page }) => {
  const account = await newAccount();
  await page.clock.install();
  const { cost } = await countWire(page);
  await signIn(page, account);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  const before = await cost();
  const renewed = page.waitForResponse(/\/v1\/token\?/);
  await page.clock.fastForward('01:00:00');
  await renewed;
  const { listenersStarted: _, ...after } = await cost();
  expect(before).toMatchObject({ ...after, listenersOpen: { users: 1 } });
  console.log('An hour on the dashboard without doing anything: no read, no write, the same listeners.');
});
