import { expect, type Page } from '@playwright/test';
import { holdAnswers, holdCalls, holdWrites } from '../../support/e2e/faults/networkFaults.ts';
import { reload } from '../../support/e2e/faults/reload.ts';
import { logIn, newAccount } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { fillRegistration } from '../../support/e2e/people/registerTrainee.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const PASSWORD = 'Demo@1234';
const CREATED = 'Your account has been created.';
/** The provider reports that the account exists. */
const THERE_ALREADY = /status of 400/;

async function signUpAsIntroducer(page: Page, email?: string): Promise<string> {
  const address = email ?? `asha.${crypto.randomUUID().slice(0, 8)}@agency.example`;
  await field(page, 'Employee Name').fill('Asha Rao');
  await field(page, 'E-mail').fill(address.split('@')[0] ?? '');
  await field(page, 'Domain').selectOption('agency.example');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  return address;
}

/** The ways to create an account; `fill` enters everything and returns the address. */
const ENTRIES: { what: string; fill: (page: Page, email?: string) => Promise<string> }[] = [
  {
    what: 'registration',
    fill: async (page, email) => {
      const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
      await page.goto('/');
      const entered = await fillRegistration(page, introducer);
      if (email) await field(page, 'E-mail').fill(email);
      return email ?? entered;
    },
  },
  {
    what: 'introducer sign-up',
    fill: async (page, email) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Introducer sign up', exact: true }).click();
      return signUpAsIntroducer(page, email);
    },
  },
];

for (const { what, fill } of ENTRIES) {
  test(`${what}: a reload asks before it discards text, and a retry completes a half registration`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(THERE_ALREADY);
    await fill(page);
    expect(await reload(page)).toBe(true);
    const held = await holdWrites(page);
    const email = await fill(page);
    await button(page, 'Register').dblclick();
    await held.isWaiting;
    expect(await reload(page)).toBe(true);
    held.release();
    await page.unrouteAll();
    await fill(page, email);
    await button(page, 'Register').dblclick();
    await expect(page.getByText(CREATED)).toBeVisible();
    const uid = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('userDetails') ?? '{}').uid as string,
    );
    expect((await readUser(uid)).email).toBe(email);
    await logIn(page, { uid, email, password: PASSWORD, name: '' });
  });

  test(`${what}: closing the tab between record and answer leaves an account that logs in`, async ({
    page,
    newPage,
  }) => {
    const email = await fill(page);
    const isWriting = page.waitForRequest('**/documents:commit*');
    const arrived = page.waitForResponse('**/accounts:signUp*');
    await holdAnswers(page, '/documents/users/');
    await button(page, 'Register').dblclick();
    const { localId } = (await (await arrived).json()) as { localId: string };
    await isWriting;
    await expect
      .poll(() =>
        readUser(localId).then(
          ({ name }) => name,
          () => '',
        ),
      )
      .not.toBe('');
    await page.close();
    const again = await newPage();
    await logIn(again, { uid: localId, email, password: PASSWORD, name: '' });
    await expect(again).toHaveURL(/\/(profile|dashboard)$/);
    expect((await readUser(localId)).email).toBe(email);
  });

  test(`${what}: the back button during the request registers once, and the login works`, async ({
    page,
  }) => {
    const email = await fill(page);
    const arrived = page.waitForResponse('**/accounts:signUp*');
    const held = await holdWrites(page);
    await button(page, 'Register').dblclick();
    const { localId } = (await (await arrived).json()) as { localId: string };
    await held.isWaiting;
    await page.goBack();
    await expect(page).toHaveURL('/');
    held.release();
    await expect(page.getByText(CREATED)).toBeVisible();
    await logIn(page, { uid: localId, email, password: PASSWORD, name: '' });
    expect((await readUser(localId)).email).toBe(email);
  });
}

test('login: a reload or a closed tab logs no one in; back and double click log in once', async ({
  page,
  newPage,
}) => {
  const account = await newAccount();
  const enter = async (where: Page) => {
    await field(where, 'E-mail').fill(account.email);
    await field(where, 'Password').fill(account.password);
    await button(where, 'Login').dblclick();
  };
  const calls = '**/accounts:signInWithPassword*';
  await page.goto('/');
  const held = await holdCalls(page, calls);
  await enter(page);
  await held.isWaiting;
  await page.reload();
  await expect(field(page, 'E-mail')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  held.release();
  await page.unrouteAll();
  await enter(page);
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).not.toHaveURL('/');
  await page.reload();
  await expect(button(page, 'Login')).toBeHidden();

  const other = await newPage();
  await other.goto('/');
  const again = await holdCalls(other, calls);
  await enter(other);
  await again.isWaiting;
  await other.close();
  await expect(button(page, 'Login')).toBeHidden();
});
