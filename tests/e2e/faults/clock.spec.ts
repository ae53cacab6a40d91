import { expect, type Page } from '@playwright/test';
import { INVITATION_DAYS, newInvitation } from '../../../src/domain/people/invitations.ts';
import { DAY_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { type Account, logIn, newAccount } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission } from '../../support/e2e/people/completion.ts';
import { type Invited, invite, registerAsInvited } from '../../support/e2e/people/invited.ts';
import { mailedLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { decide, newVendor } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { newSubmitted, openReview } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms } from '../../support/factories.ts';

/** The rules refuse timestamps more than five minutes off (R7, R9). */
function expectNow(timestamp: unknown): void {
  expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(300_000);
}

/** Submits the GST declaration, and expects the correct time in the log. */
async function submitDeclaration(page: Page, { uid }: Account): Promise<void> {
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  const { logs } = await readUser(uid);
  expect(logs).toHaveLength(1);
  expectNow(logs[0]?.timestamp);
}

// No write may be denied for its time: the login reads the server's time.
test.describe("a computer's clock that is a day slow", () => {
  test.beforeEach(({ page }) => page.addInitScript(setClockWrong, -DAY_MS));

  test('stores unsaved text as a draft and submits it with the correct time', async ({ page }) => {
    const account = await newAccount();
    await logIn(page, account);
    await page.goto('/nonapplicability');
    await field(page, 'Date').fill('2026-03-02');
    await field(page, 'State').selectOption('Karnataka');
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await readKept(account.uid, 'nonapplicability')).toEqual({
      date: '2026-03-02',
      state: 'Karnataka',
    });
    await submitDeclaration(page, account);
  });

  test('submits a change of an approved record with the correct time', {
    tag: ['@amendment-meanwhile'],
  }, async ({ page }) => {
    const forms = { ...allForms(2), status: 4, approved: true } as const;
    const person = await newAccount({
      usertype: 'vendor',
      record: { forms },
      documents: {},
      isReviewed: true,
    });
    await logIn(page, person);
    await page.goto('/changes/contact');
    await field(page, 'Designation').fill('Director');
    await field(page, 'Contact Number').fill('9000000009');
    await field(page, 'Address').fill('12 Sample Marg, Pune');
    await field(page, 'Reason').fill('We moved');
    await button(page, 'Submit change').click();
    await expect(page.getByText('Waits for a reviewer')).toBeVisible();
    const stored = await admin.readRecord(`amendments/${person.uid}/items/contact`);
    expectNow(stored?.at);
  });

  test('creates an invitation that is open for thirty days and can be used', async ({ page, newPage }) => {
    await logIn(page, await newAccount({ usertype: 'introducer', name: 'Asha Rao' }));
    await page.goto('/dashboard');
    const email = `kavya.${crypto.randomUUID().slice(0, 8)}@demo.example`;
    const invited: Invited = { name: 'Kavya Menon', email, usertype: 'Trainee' };
    await invite(page, invited);
    const ends = new Date(Date.now() + 30 * DAY_MS).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    });
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(`Pending until ${ends}`);
    const link = new URL(mailedLink(await waitForMail(email, /invites you to register/), 'Register'));
    const read = () => admin.readRecord(`invitations/${link.searchParams.get('invite')}`);
    const stored = await read();
    expectNow(stored?.createdAt);
    expectNow(Number(stored?.expiresAt) - 30 * DAY_MS);
    const theirs = await newPage();
    await theirs.addInitScript(setClockWrong, -DAY_MS);
    await registerAsInvited(theirs, invited);
    await expect.poll(async () => (await read())?.status).toBe('used');
  });
});

test.describe("a computer's clock that is a day fast", () => {
  test.beforeEach(({ page }) => page.addInitScript(setClockWrong, DAY_MS));

  test('lets an approver decide with the correct time', async ({ page }) => {
    const vendor = await newVendor();
    await decide(page, vendor, 'accept');
    await expect(page.getByText('have been informed by e-mail')).toBeVisible();
    const { approval, forms, logs } = await readUser(vendor.uid);
    expect(forms).toMatchObject({ status: 4, approved: true });
    expect(logs).toHaveLength(1);
    expectNow(approval?.at);
  });

  test('lets a reviewer validate with the correct time', async ({ page }) => {
    const person = await newSubmitted();
    await logIn(page, await newAccount({ usertype: 'reviewer', name: 'Ravi Rao' }));
    await openReview(page, person);
    await button(page, 'Validate Bank Details').click();
    await expect(button(page, 'More for Bank Details')).toBeVisible();
    const { logs } = await readUser(person.uid);
    expect(logs).toHaveLength(2);
    expectNow(logs[1]?.timestamp);
  });

  test('shows by the correct time which invitation is open', async ({ page }) => {
    const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
    const seed = async (name: string, expiresAt: number) => {
      const id = crypto.randomUUID();
      const to = { name, email: `${id}@demo.example`, usertype: 'trainee' as const };
      const data = newInvitation(id, introducer, to, expiresAt - INVITATION_DAYS * DAY_MS);
      await admin.writeRecords([{ path: `invitations/${id}`, data: { ...data } }]);
    };
    await seed('Ends Tonight', Date.now() + DAY_MS / 2);
    await seed('Ended Today', Date.now() - DAY_MS / 2);
    await logIn(page, introducer);
    await page.goto('/dashboard');
    const invitation = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(invitation('Ends Tonight')).toContainText('Pending until');
    await expect(invitation('Ended Today')).toContainText('Expired on');
    await button(page, 'Invite again Ended Today').click();
    await expect(invitation('Ended Today')).toHaveCount(2);
    await expect(invitation('Ended Today').first()).toContainText('Pending until');
  });
});

test("a write denied for a clock that changed after the login is repeated with the server's time", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403 .*documents:commit/);
  const account = await newAccount();
  await logIn(page, account);
  await page.addInitScript(setClockWrong, DAY_MS);
  await page.goto('/nonapplicability');
  await field(page, 'Date').fill('2026-03-02');
  await expect(page.getByText(KEPT)).toBeVisible();
  await field(page, 'State').selectOption('Karnataka');
  await submitDeclaration(page, account);
});
