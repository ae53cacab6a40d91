import { expect, type Page } from '@playwright/test';
import { UNKNOWN } from '../../../src/domain/people/identity.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import {
  asReviewer,
  EVERY_FORM,
  newSubmitted,
  seedQueue,
  uniqueName,
  uniquePan,
} from '../../support/e2e/screens/reviews.ts';
import { setFont } from '../../support/e2e/stack/fonts.ts';
import { test } from '../../support/e2e/test.ts';
import { makeDocumentsRecord, makeKnownProgress, makeUserRecord } from '../../support/factories.ts';

/** Earlier than all others, so these people are on the first page. */
const LONG_AGO = 1_600_000_000_000;
const LONGEST_AGO = LONG_AGO - 1_000;
const DAY = 86_400_000;

/** Without the links of the heads, which sort. */
const people = (page: Page) =>
  page.getByRole('region', { name: 'People' }).getByRole('rowgroup').last().getByRole('link');

async function openQueue(page: Page): Promise<void> {
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible();
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill(text);
  await button(page, 'Search').click();
}

/** Fifty people decided later than all others: 24 after two working days, 26 after five. */
async function seedDecided(): Promise<void> {
  const monday = Date.UTC(2099, 0, 5);
  await admin.writeRecords(
    Array.from({ length: 50 }, (_, index) => {
      const uid = `decided${index}`;
      const at = monday + (index < 24 ? 2 : 7) * DAY;
      const approval = { action: 'deny', by: 'anita', at } as const;
      const record = makeUserRecord({ uid, name: 'Decided', usertype: 'vendor', approval });
      return { path: `progress/${uid}`, data: { ...makeKnownProgress(record, at, monday) } };
    }),
  );
}

test('a search finds a person by name, PAN, GSTIN, e-mail address and user ID', {
  tag: ['@core', '@queue-search', '@reviewer-work'],
}, async ({ page }) => {
  const surname = uniqueName();
  const pancard = uniquePan();
  const person = await newSubmitted(
    { pancard, isGSTApplicable: 'yes', GSTIN: `27${pancard}1Z5` },
    `Meera ${surname}`,
  );
  const { userid } = await readUser(person.uid);
  await seedDecided();
  await asReviewer(page);
  await page.goto('/dashboard');
  const figures = page.getByRole('table', { name: 'How many people wait, and how long' });
  await expect(figures.getByRole('row', { name: /^Submitted [1-9]/ })).toBeVisible();
  await expect(
    page.getByText('From submission to decision: 5 working days, the median of the last 50 people.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Review queue' }).first().click();
  for (const [text, found] of [
    [surname.toLowerCase(), '1 person found with these filters.'],
    [`meera ${surname.slice(0, 12)}`, '1 person found with these filters.'],
    [person.email.toUpperCase(), '1 person found by e-mail address. The filters are ignored.'],
    [userid.toLowerCase(), '1 person found by user ID. The filters are ignored.'],
    [pancard.toLowerCase(), '1 person found by PAN. The filters are ignored.'],
    [`27${pancard}1Z5`, '1 person found by GSTIN. The filters are ignored.'],
  ] as const) {
    await search(page, text);
    await expect(page.getByText(found)).toBeVisible();
    await expect(people(page)).toHaveText([person.name]);
  }
  await search(page, surname);
  expect(new URL(page.url()).search, 'nothing personal in the address').toBe('');
  await people(page).click();
  await expect(page.getByRole('heading', { level: 1, name: `Review of ${person.name}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(surname);
  await expect(people(page)).toHaveText([person.name]);
});

test('people who are neither verified nor invited come last, on the last page', {
  tag: ['@queue-identity'],
}, async ({ page }) => {
  // No other test has this status of this form among vendors.
  const forms = { status: 1, einvoicing: 3 } as const;
  const [stranger] = await seedQueue(1, `Zoya ${uniqueName()}`, forms, LONGEST_AGO, UNKNOWN);
  const known = await seedQueue(25, `Asha ${uniqueName()}`, forms);
  await asReviewer(page);
  await page.goto('/review?form=einvoicing&formstatus=3');
  await expect(people(page)).toHaveText(known);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(people(page)).toHaveText([stranger ?? '']);
  await expect(page.getByRole('table').getByText('Not verified, not invited')).toBeVisible();
  await page.getByLabel('Address').selectOption({ label: 'Not verified, not invited' });
  await expect(people(page)).toHaveText([stranger ?? '']);
  await page.reload();
  await expect(people(page)).toHaveText([stranger ?? '']);
  await page.getByLabel('Address').selectOption({ label: 'Verified or invited' });
  await expect(people(page)).toHaveText(known);
});

test('the address of a late page of delivered documents shows its people', {
  tag: ['@exception-queue', '@queue-search'],
}, async ({ page }) => {
  const last = makeUserRecord({ uid: crypto.randomUUID(), name: `Late ${uniqueName()}`, usertype: 'vendor' });
  const later = Date.now() + DAY;
  const documents = Array.from({ length: 126 }, (_, index) => ({
    path: `documents/${index === 125 ? last.uid : crypto.randomUUID()}`,
    data: { ...makeDocumentsRecord({ cameIn: later + index }) },
  }));
  await admin.writeRecords([
    ...documents,
    { path: `progress/${last.uid}`, data: { ...makeKnownProgress(last, LONG_AGO) } },
  ]);
  await asReviewer(page);
  await page.goto('/review?status=delivered&page=6');
  await expect(people(page)).toHaveText([last.name]);
  await page.goto('/review?status=delivered&page=9');
  await expect(page.getByText('This page is empty now.')).toBeVisible();
});

test('fourteen people fit on a screen of 900 pixels, also in a wide font', {
  tag: ['@queue-list'],
}, async ({ page }) => {
  await seedQueue(25, 'Kavya Menon', { ...EVERY_FORM(1), msa: -1 }, LONG_AGO);
  await page.setViewportSize({ width: 1440, height: 900 });
  await asReviewer(page);
  await openQueue(page);
  for (const font of ['narrow', 'wide'] as const) {
    await setFont(page, font);
    await expect(people(page).nth(13)).toBeInViewport({ ratio: 1 });
  }
});

test('approved people with a form to review are a separate stage', {
  tag: ['@queue-changed'],
}, async ({ page }) => {
  const surname = uniqueName();
  const approved = { ...EVERY_FORM(2), status: 4, approved: true } as const;
  await seedQueue(1, `Changed ${surname}`, { ...approved, bankdetails: 1 }, LONGEST_AGO);
  await seedQueue(1, `Settled ${surname}`, approved, LONGEST_AGO);
  await asReviewer(page);
  await openQueue(page);
  await page.getByRole('link', { name: /^Approved, to review/ }).click();
  await expect(page).toHaveURL(/\?status=changed$/);
  await expect(people(page).filter({ hasText: `Changed ${surname}` })).toBeVisible();
  await expect(people(page).filter({ hasText: `Settled ${surname}` })).toBeHidden();
});

test('two reviewers see who has taken a person, and the second takes over knowingly', {
  tag: ['@queue-assigned', '@queue-columns'],
}, async ({ page, newPage }) => {
  const person = await newSubmitted({ fpoc: 'Meera Iyer' });
  const rita = await newPage();
  await asReviewer(page, 'Ravi Rao');
  await asReviewer(rita, 'Rita Bose');
  for (const each of [page, rita]) {
    await openQueue(each);
    await search(each, person.name);
  }
  const row = (each: Page) => each.getByRole('row').filter({ hasText: person.name });
  await expect(row(page).getByText('Meera Iyer')).toBeVisible();
  await button(page, `Take ${person.name}`).click();
  await expect(button(page, `Give back ${person.name}`)).toBeVisible();
  await expect(row(rita).getByText('Ravi Rao')).toBeVisible();
  await people(rita).click();
  await expect(rita.getByText('Taken by Ravi Rao')).toBeVisible();
  await button(rita, 'Take over').click();
  await expect(rita.getByText('Taken by you')).toBeVisible();
  await expect(row(page).getByText('Rita Bose')).toBeVisible();
  await rita.goto('/review?status=mine');
  await expect(people(rita)).toHaveText([person.name]);
  await rita.getByRole('link', { name: 'Everyone' }).click();
  await rita.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(rita).toHaveURL(/\?status=any&sort=name$/);
  await expect(rita.getByText(/people, by name/)).toBeVisible();
});
