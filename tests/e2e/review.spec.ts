import { expect } from '@playwright/test';
import { emptyQueries } from '../../src/domain/defaults.ts';
import { newAccount, signIn } from '../support/e2e/accounts.ts';
import { button } from '../support/e2e/controls.ts';
import { patchUser } from '../support/e2e/records.ts';
import { asReviewer, BANK, EVERY_FORM, newSubmitted, openReview, section } from '../support/e2e/reviews.ts';
import { test } from '../support/e2e/test.ts';
import { makeBankDetails } from '../support/factories.ts';

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
