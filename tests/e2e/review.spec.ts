import { expect, type Page } from '@playwright/test';
import { emptyQueries } from '../../src/domain/defaults.ts';
import { newAccount, signIn } from '../support/e2e/accounts.ts';
import { button } from '../support/e2e/controls.ts';
import { mailbox, waitForMail } from '../support/e2e/mailbox.ts';
import { patchUser, readProgress, readUser } from '../support/e2e/records.ts';
import { asReviewer, EVERY_FORM, newSubmitted, openReview } from '../support/e2e/reviews.ts';
import { test } from '../support/e2e/test.ts';
import { makeBankDetails } from '../support/factories.ts';

const APPROVER_TEAM = 'approver@agency.example';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const BANK = 'Trainee Bank Details';

test('a review shows what was entered beside the files, numbers hidden until asked for', async ({ page }) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  const profile = section(page, 'Profile');
  await expect(profile.getByText('ZZZPZ0001Z')).toBeVisible();
  await expect(profile.getByText('XXXX XXXX 0124')).toBeVisible();
  await expect(page.getByText('234567890124')).toHaveCount(0);
  await profile.getByRole('button', { name: 'Show Aadhar Number' }).click();
  await expect(profile.getByText('234567890124')).toBeVisible();

  const card = profile.getByRole('img', { name: 'PAN Card' });
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

  const bank = section(page, BANK);
  await expect(bank.getByText('XXXXXXXXXX8901')).toBeVisible();
  await bank.getByRole('button', { name: 'Show Bank Account Number' }).click();
  await expect(bank.getByText('00012345678901')).toBeVisible();
  await expect(bank.locator('iframe')).toHaveAttribute('title', 'Cancelled Cheque');
  const link = bank.getByRole('link', { name: 'Open Cancelled Cheque in a new tab' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(section(page, 'Trainee Data Form').getByText('UDYAM-MH-00-0000001')).toBeVisible();
  await expect(section(page, 'Timeline').getByText(`${person.name} submitted Bank Details`)).toBeVisible();
});

test('what the validators find odd is flagged where it stands', async ({ page }) => {
  const person = await newSubmitted({
    pancard: 'ZZZPK0001Z',
    aadharcard: '234576890124',
    isGSTApplicable: 'yes',
    GSTIN: '27ZZZPR9999Z1ZP',
    bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }),
  });
  await asReviewer(page);
  await openReview(page, person);
  const flags = (name: string) => section(page, name).getByRole('list', { name: 'Worth a second look' });
  await expect(flags('Profile')).toContainText('The fifth character of a PAN is usually the first letter');
  await expect(flags('Profile')).toContainText('Characters 3 to 12 of a GSTIN');
  await expect(flags('Profile')).toContainText('The check digit does not fit');
  await expect(flags('Profile')).toContainText('The digits do not fit together');
  await expect(flags('Profile')).toContainText('GST Registration Certificate: This document is missing.');
  await expect(flags(BANK)).toContainText('Enter Valid IFSC Code');
  await expect(flags('Trainee Data Form')).toContainText(
    'The PAN of the form is not the PAN of the profile.',
  );
  await expect(flags('Non-applicability of GST')).toContainText('the profile says Yes');
});

test('a form is validated from 1 to 2 and approved from 2 to 3, each once, and the person is told', async ({
  page,
}) => {
  const person = await newSubmitted();
  const reviewer = await asReviewer(page);
  await openReview(page, person);
  const bank = section(page, BANK);
  await button(page, `Validate ${BANK}`).dblclick();
  await expect(bank.getByRole('button', { name: `Approve ${BANK}` })).toBeVisible();
  await expect(bank.getByText('Validated', { exact: true })).toBeVisible();
  await waitForMail(person.email, /Trainee Bank Details is validated/);
  await button(page, `Approve ${BANK}`).click();
  await expect(bank.getByText('Approved: nothing is left to do here.')).toBeVisible();
  const { forms, logs } = await readUser(person.uid);
  expect(forms.bankdetails).toBe(3);
  expect(logs.slice(1)).toMatchObject([
    { title: `${reviewer.name} validated the bank details`, by: reviewer.uid },
    { title: `${reviewer.name} approved the bank details`, by: reviewer.uid },
  ]);
  expect((await readProgress(person.uid)).forms).toEqual(forms);
});

test('two reviewers: a step of one shows with the other at once', async ({ page, newPage }) => {
  const person = await newSubmitted();
  const other = await newPage();
  await asReviewer(page, 'Ravi Rao');
  await asReviewer(other, 'Rita Rao');
  await openReview(page, person);
  await openReview(other, person);
  await button(other, `Validate ${BANK}`).click();
  await expect(button(page, `Approve ${BANK}`)).toBeVisible();
  await expect(section(page, 'Timeline').getByText('Rita Rao validated the bank details')).toBeVisible();
});

test('a query sends the form back: form -1, overall 0, the person sees it live and by mail', async ({
  page,
  newPage,
}) => {
  const person = await newSubmitted();
  const trainee = await newPage();
  await signIn(trainee, person);
  await trainee.goto('/queries');
  await expect(trainee.getByText('No Queries Found')).toBeVisible();
  await asReviewer(page);
  await openReview(page, person);
  await expect(section(page, 'What changed')).toContainText('Nothing was reviewed before');
  await button(page, `Raise query on ${BANK}`).click();
  const dialog = page.getByRole('dialog', { name: `Raise a query on ${BANK}` });
  await dialog.getByRole('button', { name: 'Raise query' }).click();
  await expect(dialog.getByText('Enter the query.')).toBeVisible();
  await dialog.getByLabel('Field (optional)').selectOption({ label: 'IFSC Code' });
  await dialog.getByLabel('Query', { exact: true }).fill('  Which branch is it?  ');
  await dialog.getByRole('button', { name: 'Raise query' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(section(page, BANK).getByText('Queries', { exact: true }).first()).toBeVisible();
  await expect(section(page, BANK).getByText(/^Open · Raised by a reviewer · About IFSC Code/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overall status: Pending' })).toBeVisible();

  await expect(trainee.getByRole('button', { name: 'Which branch is it?' })).toBeVisible();
  await waitForMail(person.email, /A query on Trainee Bank Details/);
  const { forms, queries } = await readUser(person.uid);
  expect(forms).toMatchObject({ bankdetails: -1, status: 0, vendorform: 1 });
  expect(queries.bank).toMatchObject([
    { title: 'Which branch is it?', field: 'ifscCode', status: 0, by: 'reviewer' },
  ]);

  const changes = section(page, 'What changed');
  await expect(changes).toContainText('No value is another than when it was reviewed.');
  await patchUser(person.uid, {
    'bankDetails.ifscCode': 'KKBK0000261',
    'bankDetails.bankAccountNumber': '11112222333344',
  });
  const table = changes.getByRole('table', {
    name: /^Trainee Bank Details, reviewed .* can still correct it$/,
  });
  await expect(table.getByRole('row', { name: /^IFSC Code SBIN0005943 KKBK0000261$/ })).toBeVisible();
  const account = table.getByRole('row', { name: /^Bank Account Number/ });
  await expect(account).toContainText(/XXXXXXXXXX8901.*XXXXXXXXXX3344/);
  await account.getByRole('button', { name: 'Show Bank Account Number before' }).click();
  await expect(account).toContainText('00012345678901');
  await expect(account).not.toContainText('11112222333344');

  await button(page, `Raise query on ${BANK}`).click();
  await dialog.getByLabel('Query', { exact: true }).fill('Which branch is it?');
  await dialog.getByRole('button', { name: 'Raise query' }).click();
  await expect(dialog.getByText('This query is open already.')).toBeVisible();
  await expect(dialog.getByLabel('Query', { exact: true })).toHaveValue('Which branch is it?');
});

test('a query on the profile moves the overall status only', async ({ page }) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  await button(page, 'Raise query on Profile').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Query', { exact: true }).fill('Is this your name on the card?');
  await dialog.getByRole('button', { name: 'Raise query' }).click();
  await expect(page.getByRole('heading', { name: 'Overall status: Pending' })).toBeVisible();
  const { forms, queries } = await readUser(person.uid);
  expect(forms).toMatchObject({ ...EVERY_FORM(1), status: 0 });
  expect(queries.general).toMatchObject([{ status: 0, by: 'reviewer' }]);
});

test('a notice that cannot be mailed leaves the step, is said, and can be sent again', async ({
  page,
  mailFaults,
}) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  await mailFaults.cutOff(page);
  await button(page, `Validate ${BANK}`).click();
  await expect(
    section(page, BANK).getByRole('alert').filter({ hasText: 'the person was not told by mail' }),
  ).toBeVisible();
  expect((await readUser(person.uid)).forms.bankdetails).toBe(2);
  await mailFaults.repair(page);
  await section(page, BANK).getByRole('button', { name: 'Send mail again' }).click();
  await waitForMail(person.email, /Trainee Bank Details is validated/);
});

test('what changed: corrections since the last round, and fields that change while the page is open', async ({
  page,
}) => {
  const now = Date.now();
  const person = await newSubmitted();
  await patchUser(person.uid, {
    logs: [
      { title: `${person.name} submitted Bank Details`, timestamp: now - 5_000_000 },
      { title: 'Rita Rao raised a query', timestamp: now - 4_000_000, by: 'rita' },
      { title: `${person.name} submitted Bank Details`, timestamp: now - 3_000_000 },
    ],
    queries: {
      ...emptyQueries(),
      bank: [
        { title: 'Wrong branch?', timestamp: now - 4_000_000, status: 1, by: 'reviewer', field: 'ifscCode' },
      ],
    },
  });
  await asReviewer(page);
  await openReview(page, person);
  const changes = section(page, 'What changed');
  await expect(changes).toContainText('Trainee Bank Details was submitted again');
  await expect(changes).toContainText('Asked: “Wrong branch?” (IFSC Code), resolved');
  await patchUser(person.uid, { 'bankDetails.ifscCode': 'KKBK0000261' });
  await expect(changes).toContainText('Changed while this page was open: Trainee Bank Details: IFSC Code.');
  await changes.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(changes).not.toContainText('Changed while this page was open');
});

test('validated, then sent for approval: one mail with three links, which can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newSubmitted({ forms: EVERY_FORM(2) });
  await patchUser(person.uid, { 'forms.status': 1 });
  await asReviewer(page);
  await openReview(page, person);
  await button(page, 'Mark validated').dblclick();
  await expect(page.getByRole('heading', { name: 'Overall status: Validated' })).toBeVisible();
  await button(page, 'Send for approval').dblclick();
  await expect(page.getByText('The approver has been mailed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overall status: Sent for approval' })).toBeVisible();
  expect((await readUser(person.uid)).forms.status).toBe(3);

  const subject = `Approval needed: ${person.name}`;
  const mail = await waitForMail(APPROVER_TEAM, new RegExp(subject));
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  expect(links.map(({ pathname }) => pathname)).toEqual(Array(3).fill(`/approve/${person.uid}`));
  expect(links.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
    ['accept', 'acceptasexception', 'deny'].map((action) => ({ action, vendorName: person.name })),
  );
  const sent = (await mailbox(APPROVER_TEAM)).filter((each) => each.subject === subject);
  expect(sent).toHaveLength(1);

  for (const [name, link] of [
    ['Copy accept link', links[0]],
    ['Copy accept as exception link', links[1]],
    ['Copy deny link', links[2]],
  ] as const) {
    await button(page, name).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link?.href);
  }
});

test('where copying is not allowed the link is shown to be selected', async ({ page }) => {
  const person = await newSubmitted({ forms: { ...EVERY_FORM(2), status: 3 } });
  await asReviewer(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openReview(page, person);
  await button(page, 'Copy deny link').click();
  await expect(page.getByLabel('Link to deny')).toHaveValue(
    new RegExp(`/approve/${person.uid}\\?action=deny`),
  );
});

test('a failed approval mail keeps the status, and can be sent again', async ({ page, mailFaults }) => {
  const person = await newSubmitted({ forms: EVERY_FORM(2) });
  await asReviewer(page);
  await openReview(page, person);
  await mailFaults.stopMailServer(page);
  await button(page, 'Send for approval').click();
  await expect(
    section(page, 'Overall status: Sent for approval')
      .getByRole('alert')
      .filter({ hasText: 'the approver has no mail yet' }),
  ).toBeVisible();
  expect((await readUser(person.uid)).forms.status).toBe(3);
  await mailFaults.repair(page);
  await button(page, 'Send mail again').click();
  await expect(page.getByText('The approver has been mailed.')).toBeVisible();
  await waitForMail(APPROVER_TEAM, new RegExp(`Approval needed: ${person.name}`));
});

test('nobody reviews a person they introduced (R10)', async ({ page }) => {
  const reviewer = await newAccount({ usertype: 'reviewer' });
  const person = await newSubmitted({ fpocno: reviewer.email.toUpperCase() });
  await signIn(page, reviewer);
  await openReview(page, person);
  await expect(page.getByText('Nobody reviews a person they introduced.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Validate|Raise query|Mark validated)/ })).toHaveCount(0);
});

test('a record that was decided on is read only', async ({ page }) => {
  const person = await newSubmitted({ forms: { ...EVERY_FORM(2), status: 4, approved: true } });
  await asReviewer(page);
  await openReview(page, person);
  await expect(page.getByText('The record has been decided on.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Approve|Raise query|Send)/ })).toHaveCount(0);
});

test('a denied record is back with the reviewer, who sees the decision and the remark', async ({ page }) => {
  const person = await newSubmitted({
    forms: EVERY_FORM(2),
    approval: { action: 'deny', by: 'approver', at: Date.UTC(2026, 10, 20, 9, 35) },
    vendorRemark: 'The PAN card is not readable.',
  });
  await patchUser(person.uid, { 'forms.status': 1 });
  await asReviewer(page);
  await openReview(page, person);
  const overall = section(page, 'Overall status: Submitted');
  await expect(overall.getByText('Denied, 20 Nov 2026, 15:05')).toBeVisible();
  await expect(overall.getByText('The PAN card is not readable.')).toBeVisible();
  await expect(button(page, 'Mark validated')).toBeVisible();
});

test('an address of nobody says so', async ({ page }) => {
  await asReviewer(page);
  await page.goto('/review/nobody');
  await expect(page.getByText('There is nothing to review here')).toBeVisible();
});

test('a malformed record never blanks the review', async ({ page }) => {
  const person = await newSubmitted();
  await patchUser(person.uid, { bankDetails: 'x', vendorDetails: 3, queries: [], logs: 'none', nongst: 1 });
  await asReviewer(page);
  await openReview(page, person);
  await expect(section(page, BANK).getByText('Not entered').first()).toBeVisible();
  await expect(section(page, 'Trainee Data Form').getByText('Nothing has been entered yet.')).toBeVisible();
});
