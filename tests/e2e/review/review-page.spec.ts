import { expect } from '@playwright/test';
import { test } from '../../support/e2e/measure/metered.ts';
import { grownBy, sumOf } from '../../support/e2e/measure/wire.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { patchUser, readUser } from '../../support/e2e/people/records.ts';
import { seedUnflagged, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { listedForms } from '../../support/factories.ts';

const IN_QUEUE = 100;
/** Crosses the end of a page of 25; `REVIEWED_PEOPLE=80` reviews more people. */
const FIRST = 20;
const WORKED = Number(process.env.REVIEWED_PEOPLE ?? 10);

test('a queue of a hundred people is worked by keyboard: three presses for each clean record', {
  tag: ['@review-keys'],
}, async ({ metered: { page, meter } }) => {
  test.setTimeout(300_000 + WORKED * 15_000);
  // The people of a second try come before those that the first one left.
  const since = 1_700_000_000_000 - test.info().retry * IN_QUEUE;
  const people = await seedUnflagged(uniqueName(), IN_QUEUE, { msa: 3 }, since);
  const worked = people.slice(FIRST, FIRST + WORKED);
  await signIn(page, await newAccount({ usertype: 'reviewer', name: 'Ravi Rao' }), '/review');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'MSA' });
  await page.getByLabel('Status of the form').selectOption({ label: 'Approved' });
  await page.getByRole('link', { name: worked[0]?.name ?? '' }).click();

  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const before = meter.cost();
  const start = performance.now();
  for (const [index, { name, uid }] of worked.entries()) {
    const heading = page.getByRole('heading', { level: 1, name: `Review of ${name}` });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('img', { name: 'Aadhar Card' })).toBeVisible();
    await press('v');
    await expect(page.getByRole('heading', { name: 'Overall status: Validated' })).toBeVisible();
    await press('s');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // Going on starts the sending at once.
    if (FIRST + index + 1 < IN_QUEUE) await press('n');
    await expect.poll(async () => (await readUser(uid)).forms.status).toBe(3);
  }
  const seconds = (performance.now() - start) / 1000;
  const now = meter.cost();
  const each = (count: number) => (count / WORKED).toFixed(1);
  const [reads, writes] = [grownBy(now.reads, before.reads), grownBy(now.writes, before.writes)];
  console.log(
    [
      `${WORKED} of ${IN_QUEUE} people worked by keyboard, for each: ${each(presses)} presses, ${each(seconds)} s,`,
      `${each(sumOf(reads))} reads (${Object.entries(reads)
        .map(([name, count]) => `${name} ${each(count)}`)
        .join(', ')}),`,
      `${each(sumOf(writes))} writes.`,
    ].join(' '),
  );
  expect(presses).toBeLessThanOrEqual(WORKED * 3);
  for (const { uid } of worked) {
    const { forms, sent } = await readUser(uid);
    expect(forms).toMatchObject({ status: 3, ...listedForms(2) });
    expect(sent?.at).toBeGreaterThan(0);
  }
});

test('a page of the queue is validated and sent in three presses, without the flagged person', {
  tag: ['@core', '@queue-bulk'],
}, async ({ page }) => {
  const people = await seedUnflagged(uniqueName(), 5, { nonapplicability: 3 });
  const [flagged, ...clean] = people;
  await patchUser(flagged?.uid ?? '', { 'bankDetails.ifscCode': 'SBIN1005943' });
  await signIn(
    page,
    await newAccount({ usertype: 'reviewer', name: 'Ravi Rao' }),
    '/review?form=nonapplicability&formstatus=3',
  );
  await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
  await page.getByRole('button', { name: 'Validate 5' }).click();
  await expect(page.getByText('4 people validated, 1 left out:')).toBeVisible();
  await page.getByRole('button', { name: 'Send 4 for approval' }).click();
  await expect(page.getByText('4 people sent for approval')).toBeVisible();
  const statuses = await Promise.all(people.map(async ({ uid }) => (await readUser(uid)).forms.status));
  expect(statuses).toEqual([1, ...clean.map(() => 3)]);
});
