import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { formStatus } from '../../support/e2e/people/completion.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { newWaiting, success } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import {
  CONFLICTS,
  expectConflicts,
  replaceFiles,
  section,
  seedQueue,
  uniqueName,
} from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

test('approvals: an approver finds a person on a later page and denies with a reason', {
  tag: [
    '@core',
    '@approvals-list',
    '@approvals-dashboard',
    '@approvals-decide',
    '@denial-shown',
    '@review-before',
    '@review-conflicts',
  ],
}, async ({ page, newPage }) => {
  const introducer = await newAccount({ usertype: 'introducer' });
  const other = await newWaiting();
  const person = await newWaiting({ ...CONFLICTS, fpocno: introducer.email }, uniqueName(), [
    { field: 'pancard', uid: other.uid },
  ]);
  // Sorted last, so that other tests find their people on the first page.
  await seedQueue(26, uniqueName(), { status: 3 }, Date.now());
  const approver = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await signIn(page, approver, '/dashboard');
  await page.getByRole('link', { name: 'All approvals' }).click();
  await expect(page.getByRole('link', { name: 'Waiting 25+' })).toBeVisible();
  const people = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(people).toHaveCount(25);
  await button(page, 'Show more people').click();
  await expect(people.nth(25)).toBeVisible();
  await page.getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Approval of ${person.name}` })).toBeVisible();
  await expect(page.getByRole('link', { name: other.name })).toHaveAttribute(
    'href',
    `/approvals/${other.uid}`,
  );
  await expect(page.getByRole('img', { name: 'PAN Card' })).toBeVisible();
  await expectConflicts(page, person);
  await expect(page.getByText('Ravi Rao validated all forms').first()).toBeVisible();
  await expect(
    section(page, 'Bank Details').getByRole('link', { name: 'Open Cancelled Cheque in a new tab' }),
  ).toBeVisible();
  await button(page, 'Read the letter for Non-applicability of GST').click();
  await expect(page.getByRole('article', { name: 'Declaration letter' })).toContainText(`I, ${person.name}`);
  await button(page, 'Close').click();

  await button(page, 'Deny').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The account belongs to somebody else.');
  await dialog.getByRole('button', { name: 'Deny' }).click();
  await expect(success(page)).toContainText('has been denied');
  const record = await readUser(person.uid);
  expect(record.forms).toMatchObject({ status: 1, approved: false });
  expect(record.approval).toMatchObject({
    action: 'deny',
    by: approver.uid,
    reason: 'The account belongs to somebody else.',
  });
  expect((await readProgress(person.uid)).decision).toEqual(record.approval);
  await waitForMail(person.email, /was not approved/);
  await button(page, 'Write remarks').click();
  await field(page, 'Remarks').fill('Ask for the passbook.');
  await button(page, 'Save remarks').click();
  await expect.poll(async () => (await readUser(person.uid)).vendorRemark).toBe('Ask for the passbook.');

  const theirs = await newPage();
  await signIn(theirs, person, '/dashboard');
  await expect(theirs.getByRole('main').getByRole('alert')).toContainText(
    'The account belongs to somebody else.',
  );
  await expect(theirs.getByText('Welcome aboard')).toBeHidden();
  await expect(formStatus(theirs, 'Trainee Bank Details')).toHaveText('Validated');
  const introducers = await newPage();
  await signIn(introducers, introducer, '/dashboard');
  await expect(introducers.getByRole('row', { name: new RegExp(`^${person.name}`) })).toContainText('Denied');

  // The decision stores values and files, so that the next approver can see the changes.
  await patchUser(person.uid, { 'bankDetails.bankName': 'Another Bank', 'forms.status': 3 });
  await replaceFiles(person.uid);
  const changes = section(page, 'Changes since the last decision');
  await expect(changes.getByRole('table', { name: /^Bank Details/ })).toContainText('Another Bank');
  await expect(
    changes.getByRole('link', { name: 'Open Cancelled Cheque before in a new tab' }),
  ).toBeVisible();
  await expect(changes.getByRole('img', { name: 'Cancelled Cheque now' })).toBeVisible();
  for (const when of ['before', 'now'])
    await expect(changes.getByRole('img', { name: `PAN Card ${when}` })).toBeVisible();
  await button(page, 'Accept').click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(success(page)).toContainText('has been accepted');
  const { logs, approval, vendorRemark } = await readUser(person.uid);
  expect(approval?.action).toBe('accept');
  expect(vendorRemark).toBe('');
  expect(logs.slice(-2).map(({ title }) => title)).toEqual([
    'Anita Desai denied the empanelment. Reason: The account belongs to somebody else.',
    'Anita Desai accepted the empanelment',
  ]);
});
