import { expect, type Page } from '@playwright/test';
import { setWidth } from '../../support/e2e/looks/looks.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, EVERY_FORM, newSubmitted, openReview } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import {
  makeBankDetails,
  makeInvitation,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../../support/factories.ts';

const WORD = 'W'.repeat(300);

/** The text area of an A4 page, in pixels. */
const A4_WIDTH = 642;

/** How much wider the page is than the screen or the printout. */
async function tooWide(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [what, width] of [
    ['phone', 360],
    ['desktop', 1440],
    ['printout', A4_WIDTH],
  ] as const) {
    await page.emulateMedia({ media: what === 'printout' ? 'print' : null });
    await setWidth(page, width);
    found[what] = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
  await page.emulateMedia({ media: null });
  return found;
}

async function expectFits(page: Page): Promise<void> {
  expect(await tooWide(page)).toEqual({ phone: 0, desktop: 0, printout: 0 });
}

test('a name and an address of 300 letters without a space wrap on screens and printouts', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const record = {
    name: WORD,
    address: WORD,
    designation: WORD,
    nongst: makeNonGst(),
    bankDetails: makeBankDetails({ bankName: WORD, bankBranchAddress: WORD }),
    vendorDetails: {
      sectionOne: makeSectionOne({ nameOfVendor: WORD, addressL1: WORD }),
      sectionSix: makeSectionSix({ signatoryName: WORD, place: WORD }),
    },
    forms: { ...EVERY_FORM(2), einvoicing: 2, msa: 2 },
  } as const;
  await signIn(page, await newAccount({ name: WORD, record }));
  for (const [path, title] of [
    ['/exportgst', 'GST Declaration'],
    ['/dashboard', 'Dashboard'],
    ['/trainee-bankdetails', 'Bank Details'],
    ['/mt-trainee-form', 'Trainee Registration Form'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
      await expect(page.getByRole('main').locator('.letter, .card, .accordion').first()).toBeVisible();
      await expectFits(page);
    });
  }
});

test('staff read a name of 300 letters without scrolling sideways', async ({ page, newPage }) => {
  const introducer = await newAccount({ usertype: 'introducer' });
  const sent = { forms: { ...EVERY_FORM(2), status: 3 }, address: WORD, fpocno: introducer.email } as const;
  const person = await newSubmitted(sent, WORD);
  await signIn(page, introducer, '/dashboard');
  await expect(page.getByRole('link', { name: WORD })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: WORD }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORD })).toBeVisible();
  await expectFits(page);
  const reviewing = await newPage();
  await asReviewer(reviewing);
  await openReview(reviewing, person);
  await expectFits(reviewing);
  await reviewing.goto('/review?status=any');
  // Other tests' people may fill the first page.
  await field(reviewing, 'Search').fill(person.email);
  await button(reviewing, 'Search').click();
  await expect(reviewing.getByRole('link', { name: WORD })).toBeVisible();
  await expectFits(reviewing);
  const approving = await newPage();
  await signIn(approving, await newAccount({ usertype: 'approver' }), `/approvals/${person.uid}`);
  await expect(approving.getByRole('heading', { level: 1, name: WORD })).toBeVisible();
  await expectFits(approving);
});

test('an address of 300 letters fits in the sign-up and in an invitation', async ({ page }) => {
  await page.goto('/introducer-signup');
  await page.getByLabel('E-mail', { exact: true }).fill(WORD);
  await page.getByLabel('Domain').selectOption('agency.example');
  await expect(page.getByText(`Your e-mail address is ${WORD}`)).toBeVisible();
  await expectFits(page);
  const id = crypto.randomUUID().replaceAll('-', '');
  const invitation = makeInvitation({ name: 'Ram', email: `${WORD}@demo.example` });
  await admin.writeRecords([{ path: `invitations/${id}`, data: { ...invitation } }]);
  await page.goto(`/register?invite=${id}`);
  await page.getByLabel('E-mail', { exact: true }).fill('ram@demo.example');
  await expect(page.getByText('This invitation was sent to')).toBeVisible();
  await expectFits(page);
});
