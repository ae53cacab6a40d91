import { expect, type Page } from '@playwright/test';
import { DAY_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { giveBankChange, giveTaxChange, uniqueAccountNumber } from '../../support/e2e/screens/changes.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { uniqueName } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms, makeBankDetails, makeTaxes } from '../../support/factories.ts';

const OLD = makeBankDetails();

/** An approved vendor whose validated change of the bank account waits for an approver. */
async function newChange(days?: number): Promise<Account & { newNumber: string }> {
  const newNumber = uniqueAccountNumber();
  const person = await newAccount({
    usertype: 'vendor',
    name: uniqueName(),
    record: { bankDetails: OLD, forms: { ...allForms(2), status: 4, approved: true } },
    documents: {},
    isReviewed: true,
  });
  await giveBankChange(person, 2, { days, bankAccountNumber: newNumber });
  return { ...person, newNumber };
}

async function openChange(page: Page, person: Account): Promise<Account> {
  const approver = await newAccount({ usertype: 'approver' });
  await signIn(page, approver, `/approvals/${person.uid}/changes/bank`);
  await page.getByLabel(/^I called the number on record/).check();
  await expect(button(page, 'Confirm change')).toBeEnabled();
  return approver;
}

test('of two approvers one confirms a change, and the other one reads that it is done', {
  tag: ['@core', '@amendment-steps', '@people-live'],
}, async ({ page, newPage }) => {
  const person = await newChange();
  const other = await newPage();
  await openChange(page, person);
  await openChange(other, person);
  await button(page, 'Confirm change').click();
  for (const each of [page, other]) {
    await expect(each.getByText('No change waits for you here')).toBeVisible();
  }
  const { bankDetails, logs } = await readUser(person.uid);
  expect(bankDetails.bankAccountNumber).toBe(person.newNumber);
  expect(logs.filter(({ did }) => did === 'changeinforce')).toHaveLength(1);
});

test("an approver's clock that became a day fast puts no change in force early", {
  tag: ['@amendment-bank'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 403 .*documents:commit/);
  const person = await newChange(1.5);
  await page.addInitScript(setClockWrong, DAY_MS);
  await openChange(page, person);
  await button(page, 'Confirm change').click();
  await expect(
    page.getByText(/comes into force 48 hours after its validation at the earliest/).first(),
  ).toBeVisible();
  expect((await readUser(person.uid)).bankDetails).toEqual(OLD);
});

test('a confirmed change of tax details replaces those on record', {
  tag: ['@amendment-steps', '@amendment-in-force'],
}, async ({ page }) => {
  const forms = { ...allForms(2), status: 4, approved: true } as const;
  const person = await newAccount({ usertype: 'vendor', record: { forms }, documents: {}, isReviewed: true });
  const [declared, path] = [makeTaxes(), `taxes/${person.uid}`];
  await admin.writeRecords([{ path, data: { ...declared } }]);
  await giveTaxChange(person);
  await signIn(page, await newAccount({ usertype: 'approver' }), `/approvals/${person.uid}/changes/taxes`);
  await expect(page.getByText(/^With the change: Pay by the agreed day/)).toBeVisible();
  await button(page, 'Confirm change').click();
  await expect(page.getByText('No change waits for you here')).toBeVisible();
  expect(await admin.readRecord(path)).toMatchObject({
    class: 'small',
    lowerDeduction: { number: 'AB/2026/0001', until: '2027-03-31' },
  });
  const { at } = (await admin.readRecord(`amendments/${person.uid}/items/taxes`)) ?? {};
  expect(await admin.readRecord(`history/${person.uid}/items/taxes-${at}`)).toMatchObject({
    taxes: { class: declared.class },
  });
});
