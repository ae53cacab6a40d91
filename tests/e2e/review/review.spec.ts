import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { latestWeeks } from '../../../src/domain/time/waitingTime.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import {
  asReviewer,
  BANK,
  EVERY_FORM,
  newSubmitted,
  openReview,
  section,
} from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix, type StoredUserOverrides } from '../../support/factories.ts';

/** A trainee form at odds with the profile and the bank account. */
const CONFLICTS: StoredUserOverrides = {
  vendorDetails: {
    sectionOne: makeSectionOne({
      nameOfVendor: 'Nair Traders',
      panno: 'ZZZPZ0001Z',
      vendorStatus: 'Private Limited Company',
      relatedwOMG: 'Yes',
      relatedwOMGRelation: 'Sister of a director',
    }),
    sectionSix: makeSectionSix(),
  },
};

test('a review shows values, files, letters, duplicates and flags, with hidden numbers', {
  tag: ['@review-page', '@review-duplicates', '@review-conflicts', '@review-checks'],
}, async ({ page }) => {
  const phone = `98${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const [person, other] = [await newSubmitted({ ...CONFLICTS, phone }), await newSubmitted({ phone })];
  await asReviewer(page);
  await openReview(page, person);
  const profile = section(page, 'Profile');
  await expect(profile.getByText('ZZZPZ0001Z')).toBeVisible();
  await expect(profile.getByText('XXXX XXXX 0124')).toBeVisible();
  await expect(page.getByText('234567890124')).toHaveCount(0);
  await profile.getByRole('button', { name: 'Show Aadhar Number' }).click();
  await expect(profile.getByText('234567890124')).toBeVisible();

  const documents = section(page, 'Documents');
  await documents.getByRole('button', { name: 'PAN Card' }).click();
  const card = documents.getByRole('img', { name: 'PAN Card' });
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

  const bank = section(page, BANK);
  await expect(bank.getByText('XXXXXXXXXX8901')).toBeVisible();
  await bank.getByRole('button', { name: 'Show Bank Account Number' }).click();
  await expect(bank.getByText('00012345678901')).toBeVisible();
  const link = documents.getByRole('link', { name: 'Open Cancelled Cheque in a new tab' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const form = section(page, 'Trainee Registration Form');
  await expect(form.getByText('UDYAM-MH-00-0000001')).toBeVisible();
  await expect(form.getByText('Related to the group: The answer is Yes: Sister of a director')).toBeVisible();
  await expect(
    form.getByText('The fourth letter of the PAN stands for an individual, but the form says Private'),
  ).toBeVisible();
  await expect(bank.getByText(`The account holder may be Nair Traders or ${person.name}.`)).toBeVisible();
  await expect(section(page, 'Timeline').getByText(`${person.name} submitted Bank Details`)).toBeVisible();
  const overall = section(page, 'Overall status: Submitted');
  const duplicate = overall.getByRole('listitem').filter({ hasText: other.name });
  await expect(duplicate).toHaveText(/^Same .*contact number as/);

  await button(page, 'Record a check').click();
  await field(page, 'Check').selectOption('GST');
  await field(page, 'Result').selectOption('Matches');
  await field(page, 'Name found').fill('Nair Traders');
  await button(page, 'Record check').click();
  await expect(section(page, 'Checks').getByText('GST: Matches, Nair Traders')).toBeVisible();

  await button(page, 'Read the letter for Non-applicability of GST').click();
  await expect(page.getByRole('article', { name: 'Declaration letter' })).toContainText(`I, ${person.name}`);
});

test('at 1024 pixels documents are beside the values, and a long name takes one line', {
  tag: ['@review-page'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const person = await newSubmitted({}, 'Shree Balaji Media Production and Distribution Services Pvt Ltd');
  await asReviewer(page);
  await openReview(page, person);
  await expect(page.getByRole('region', { name: 'Documents', exact: true })).toBeVisible();
  await expect(button(page, 'Take')).toBeVisible();
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 999;
  expect(await heightOf('.review-bar')).toBeLessThanOrEqual(125);
  const menu = page.getByRole('navigation', { name: 'Forms' });
  expect((await menu.boundingBox())?.width).toBeLessThan(80);
  const links = menu.getByRole('link');
  await expect(links).toHaveText(['Dashboard', 'Review queue', 'Exports', 'Insights']);
  await expect(links.locator('path').first()).toBeVisible();
});

test('at 1024 pixels an icon of the menu shows its text at the pointer and at the focus', {
  tag: ['@sidebar-icons'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await asReviewer(page);
  await page.goto('/review');
  await expect(page.getByLabel('Search', { exact: true })).toBeVisible();
  const exports = page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Exports' });
  const width = async () => (await exports.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThan(64);
  await exports.hover();
  await expect.poll(width).toBeGreaterThan(90);
  await page.mouse.move(600, 600);
  await expect.poll(width).toBeLessThan(64);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  while (!(await exports.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect.poll(width).toBeGreaterThan(90);
  await expect(exports).toHaveCSS('font-size', '14px');
});

const APPROVER_TEAM = 'approver@agency.example';

test('sending for approval sends one mail with three links, which can be copied or selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newSubmitted({ forms: EVERY_FORM(2) });
  await asReviewer(page);
  await openReview(page, person);
  await button(page, 'Send for approval').dblclick();
  await expect(page.getByText('E-mail sent to the approver.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overall status: Sent for approval' })).toBeVisible();
  expect((await readUser(person.uid)).forms.status).toBe(3);

  const subject = `Approval needed: ${person.name}`;
  const mail = await waitForMail(APPROVER_TEAM, new RegExp(subject));
  const hrefs = [...mail.html.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  const links = hrefs.slice(1);
  expect(hrefs.slice(0, 1).map(({ pathname }) => pathname)).toEqual([`/approvals/${person.uid}`]);
  expect(links.map(({ pathname }) => pathname)).toEqual(Array(3).fill(`/approve/${person.uid}`));
  const { linkKey } = (await admin.readRecord(`findings/${person.uid}`)) ?? {};
  expect(linkKey).toMatch(/^[\da-f-]{36}$/);
  expect(links.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
    ['accept', 'acceptasexception', 'deny'].map((action) => ({
      action,
      vendorName: person.name,
      v: linkKey,
    })),
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
  // Where copying is blocked the link is shown for selection.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, 'Copy deny link').click();
  await expect(page.getByLabel('Link to deny')).toHaveValue(String(links[2]?.href));
});

test('the dashboard lists whom the reviewer sent this week', { tag: ['@reviewer-work'] }, async ({
  page,
}) => {
  const [monday = 0] = latestWeeks(Date.now(), 1);
  const { uid: by } = await asReviewer(page);
  const send = async (at: number) => {
    const person = await newSubmitted({ forms: { ...EVERY_FORM(2), status: 3 } });
    const data = { points: 0, duplicates: [], linkKey: 'k'.repeat(36), by, at };
    await admin.writeRecords([{ path: `findings/${person.uid}`, data }]);
    return person.name;
  };
  const [first, second] = [await send(monday), await send(monday + 1)];
  await send(monday - 1);
  await page.goto('/dashboard');
  const sent = page.getByRole('region', { name: 'Sent for approval by you this week' });
  await expect(sent.getByRole('link')).toHaveText([second, first]);
  await expect(sent.getByText('2 people')).toBeVisible();
});
