import { expect, type Page } from '@playwright/test';
import { type Account, newAccount, signIn } from '../support/e2e/accounts.ts';
import { mailbox, waitForMail } from '../support/e2e/mailbox.ts';
import { admin, patchUser, readProgress, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';

const SENT_FOR_APPROVAL = {
  status: 3,
  nonapplicability: 2,
  vendorform: 2,
  bankdetails: 2,
} as const;

const newVendor = async () =>
  newAccount({
    introducer: await newAccount({ usertype: 'introducer' }),
    record: { forms: SENT_FOR_APPROVAL },
  });

const linkTo = ({ uid, name }: Pick<Account, 'uid' | 'name'>, action: string) =>
  `/approve/${uid}?${new URLSearchParams({ action, vendorName: name })}`;

async function signInInCard(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function openAsApprover(page: Page, link: string): Promise<Account> {
  const approver = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await page.goto(link);
  await signInInCard(page, approver);
  return approver;
}

const success = (page: Page) => page.locator('.alert-success');
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send mail again' });
const detail = (page: Page, term: string) =>
  page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd');

const OUTCOMES = [
  {
    action: 'accept',
    forms: { status: 4, approved: true },
    says: 'has been accepted.',
    subject: /is approved$/,
  },
  {
    action: 'acceptasexception',
    forms: { status: 5, approved: true },
    says: 'has been accepted as an exception.',
    subject: /approved as an exception/,
  },
  {
    action: 'deny',
    forms: { status: 1, approved: false },
    says: 'has been denied.',
    subject: /was not approved/,
  },
] as const;

for (const { action, forms, says, subject } of OUTCOMES) {
  test(`approval: ${action} sets forms.status ${forms.status} and approved ${forms.approved}, then one mail goes out`, async ({
    page,
  }) => {
    const vendor = await newVendor();
    const { fpocno } = await readUser(vendor.uid);
    const approver = await openAsApprover(page, linkTo(vendor, action));
    await expect(success(page)).toHaveText(`The empanelment of Meera Nair ${says}`);
    const mail = await waitForMail(vendor.email, subject);
    expect(mail.cc?.map(({ address }) => address)).toEqual([fpocno]);

    const record = await readUser(vendor.uid);
    expect(record.forms).toMatchObject(forms);
    expect(record.approval).toMatchObject({ action, by: approver.uid });
    expect(record.logs.at(-1)).toMatchObject({ by: approver.uid });
    expect((await readProgress(vendor.uid)).forms).toEqual(record.forms);

    await page.reload();
    await expect(success(page)).toContainText('Nothing has been repeated');
    expect(await readUser(vendor.uid)).toEqual(record);
    expect(await mailbox(vendor.email)).toHaveLength(1);
  });
}

test('approval: the card shows Vendor Name, UID and Action, each NA if missing', async ({ page }) => {
  await page.goto(linkTo({ uid: 'some-uid', name: 'Meera Nair' }, 'accept'));
  await expect(page.getByRole('heading', { level: 1, name: 'Approval' })).toBeVisible();
  await expect(page).toHaveTitle(/^Approval/);
  await expect(detail(page, 'Vendor Name')).toHaveText('Meera Nair');
  await expect(detail(page, 'UID')).toHaveText('some-uid');
  await expect(detail(page, 'Action')).toHaveText('accept');
  await expect(page.getByRole('navigation', { name: 'Forms' })).toBeHidden();

  await page.goto('/approve/some-uid');
  await expect(detail(page, 'Vendor Name')).toHaveText('NA');
  await expect(detail(page, 'UID')).toHaveText('some-uid');
  await expect(detail(page, 'Action')).toHaveText('NA');
});

test("approval: the loader says 'Please wait...' until the decision is written", async ({ page }) => {
  const vendor = await newVendor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/documents:commit*', async (route) => {
    await released;
    await route.continue();
  });
  await openAsApprover(page, linkTo(vendor, 'accept'));
  await expect(page.getByText('Please wait...')).toBeVisible();
  await expect(detail(page, 'Action')).toHaveText('accept');
  await expect(success(page)).toBeHidden();
  release();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText('Please wait...')).toBeHidden();
});

test('approval: an unknown action writes nothing and says so', async ({ page }) => {
  const vendor = await newVendor();
  const before = await readUser(vendor.uid);
  await signIn(page, await newAccount({ usertype: 'approver' }));
  await page.goto(linkTo(vendor, 'approve'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link names no valid action');
  await expect(detail(page, 'Action')).toHaveText('approve');
  expect(await readUser(vendor.uid)).toEqual(before);
});

test('approval: an unknown vendor is said, and nothing is written', async ({ page }) => {
  const uid = `nobody${crypto.randomUUID()}`;
  await openAsApprover(page, linkTo({ uid, name: 'Nobody' }, 'accept'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no vendor with this UID');
  expect(await admin.readRecord(`users/${uid}`)).toBeNull();
});

test('approval: who is not an approver is told, decides nothing, and may sign in as somebody else', async ({
  page,
}) => {
  const vendor = await newVendor();
  const before = await readUser(vendor.uid);
  const introducer = await newAccount({ usertype: 'introducer' });
  await page.goto(linkTo(vendor, 'accept'));
  await signInInCard(page, introducer);
  await expect(
    page.getByText(`You are signed in as ${introducer.email}, who is not an approver`),
  ).toBeVisible();
  expect(await readUser(vendor.uid)).toEqual(before);

  await signInInCard(page, await newAccount({ usertype: 'approver' }));
  await expect(success(page)).toContainText('has been accepted.');
  expect((await readUser(vendor.uid)).forms).toMatchObject({ status: 4, approved: true });
});

test('approval: a wrong password and missing fields are said inside the card', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource.*400.*accounts:signInWithPassword/);
  const approver = await newAccount({ usertype: 'approver' });
  await page.goto(linkTo({ uid: 'some-uid', name: 'Meera Nair' }, 'accept'));
  const alert = page.getByRole('main').getByRole('alert');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(alert).toHaveText('Please fill the details to login');
  await signInInCard(page, { ...approver, password: 'Wrong@1234' });
  await expect(alert).toContainText('The e-mail or the password is wrong.');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('approval: the action waits until the record has an e-mail and a fpocno value', async ({ page }) => {
  const vendor = await newAccount({ record: { fpocno: '', forms: SENT_FOR_APPROVAL } });
  await openAsApprover(page, linkTo(vendor, 'accept'));
  await expect(page.getByText(/has no e-mail address or no introducer/)).toBeVisible();
  const waiting = await readUser(vendor.uid);
  expect(waiting.approval).toBeUndefined();
  expect(waiting.forms.status).toBe(3);

  await patchUser(vendor.uid, { fpocno: 'introducer@agency.example' });
  await expect(success(page)).toContainText('has been accepted.');
  await waitForMail(vendor.email, /approved/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('approval: an approver cannot decide on somebody they introduced: please contact the administrator', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource.*(400|403)/);
  const approver = await newAccount({ usertype: 'approver' });
  const vendor = await newAccount({ introducer: approver, record: { forms: SENT_FOR_APPROVAL } });
  await page.goto(linkTo(vendor, 'accept'));
  await signInInCard(page, approver);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Please contact the administrator.');
  await expect(page.locator('.Toastify__toast--warning')).toContainText('You may not decide on this vendor');
  expect((await readUser(vendor.uid)).forms.status).toBe(3);
  expect(await mailbox(vendor.email)).toEqual([]);
});

test('mail failure: the decision stands, a warning toast shows the error, and Send mail again sends it', async ({
  page,
  mailFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource.*502/);
  await mailFaults.stopMailServer(page);
  const vendor = await newVendor();
  await openAsApprover(page, linkTo(vendor, 'accept'));
  await expect(page.locator('.Toastify__toast--warning')).toContainText('The mail could not be sent');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The mail could not be sent');
  await expect(success(page)).toContainText('has been accepted.');
  expect((await readUser(vendor.uid)).forms).toMatchObject({ status: 4, approved: true });
  expect(await mailbox(vendor.email)).toEqual([]);

  await page.getByLabel('Remarks', { exact: true }).fill('Half a remark');
  await mailFaults.repair(page);
  await sendAgain(page).click();
  await expect(page.getByText('have been told by mail')).toBeVisible();
  await expect(sendAgain(page)).toBeHidden();
  await expect(page.getByLabel('Remarks', { exact: true })).toHaveValue('Half a remark');
  await waitForMail(vendor.email, /approved/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('mail failure: an unreachable mail service is named, and the mail can be sent after a reload', async ({
  page,
  mailFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_CONNECTION_REFUSED/);
  await mailFaults.cutOff(page);
  const vendor = await newVendor();
  await openAsApprover(page, linkTo(vendor, 'deny'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The mail service cannot be reached.',
  );
  await mailFaults.repair(page);
  await page.reload();
  await expect(success(page)).toContainText('has been denied.');
  await sendAgain(page).click();
  await waitForMail(vendor.email, /was not approved/);
  expect((await readUser(vendor.uid)).logs).toHaveLength(1);
});

test('approval: the remarks prompt is stored as vendorRemark', async ({ page }) => {
  const vendor = await newVendor();
  await openAsApprover(page, linkTo(vendor, 'accept'));
  const prompt = page.getByRole('dialog');
  const remarks = prompt.getByLabel('Remarks', { exact: true });
  await expect(remarks).toBeFocused();
  await prompt.getByRole('button', { name: 'Save remarks' }).click();
  await expect(remarks).toHaveAccessibleDescription(/Enter your remarks/);
  await remarks.fill('Bank letter seen in original.');
  await prompt.getByRole('button', { name: 'Save remarks' }).click();
  await expect(prompt).toBeHidden();
  expect((await readUser(vendor.uid)).vendorRemark).toBe('Bank letter seen in original.');

  await page.reload();
  await page.getByRole('button', { name: 'Write remarks' }).click();
  await expect(remarks).toHaveValue('Bank letter seen in original.');
});

test('approval: the remarks prompt may be closed, and keeps what was typed', async ({ page }) => {
  const vendor = await newVendor();
  await openAsApprover(page, linkTo(vendor, 'accept'));
  const prompt = page.getByRole('dialog');
  await prompt.getByLabel('Remarks', { exact: true }).fill('Draft');
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toBeHidden();
  expect((await readUser(vendor.uid)).vendorRemark).toBe('');
  await page.getByRole('button', { name: 'Write remarks' }).click();
  await expect(prompt.getByLabel('Remarks', { exact: true })).toHaveValue('Draft');
});

test('approval: of two approvers at the same moment one decides and the other is told', async ({
  page,
  newPage,
  expectConsoleError,
}) => {
  // The database or the rules refuse the overtaken write, whichever looks first.
  expectConsoleError(/Failed to load resource.*(400|403|409)/);
  const vendor = await newVendor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = page.waitForRequest('**/documents:commit*');
  await page.route('**/documents:commit*', async (route) => {
    await released;
    await route.continue();
  });
  await openAsApprover(page, linkTo(vendor, 'deny'));
  await held;

  const other = await newPage();
  await openAsApprover(other, linkTo(vendor, 'accept'));
  await expect(success(other)).toContainText('has been accepted.');
  release();
  await expect(page.getByText('Another approver was faster')).toBeVisible();
  await expect(page.getByText(/Your own decision has not been recorded/)).toBeVisible();
  expect((await readUser(vendor.uid)).forms).toMatchObject({ status: 4, approved: true });
  await waitForMail(vendor.email, /is approved$/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('approval: the trainee sees the welcome banner at once, without a reload', async ({ page, newPage }) => {
  const vendor = await newVendor();
  const trainee = await newPage();
  await signIn(trainee, vendor);
  await trainee.goto('/dashboard');
  await expect(trainee.getByRole('table')).toBeVisible();
  await expect(trainee.getByText('Welcome aboard')).toBeHidden();
  await openAsApprover(page, linkTo(vendor, 'accept'));
  await expect(trainee.getByRole('status').filter({ hasText: 'Welcome aboard, Meera Nair!' })).toBeVisible();
});
