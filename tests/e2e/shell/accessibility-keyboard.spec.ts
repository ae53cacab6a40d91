import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { accountWithCheque } from '../../support/e2e/screens/documents.ts';
import { test } from '../../support/e2e/test.ts';
import { makeBankDetails } from '../../support/factories.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Presses Tab until the element has the focus; fails after this many steps. */
async function tabTo(page: Page, target: Locator, key = 'Tab', steps = 40): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${steps} times ${key} did not lead to ${target}.`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

/** Logs in without the mouse and waits for the profile. */
async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/');
  await expect(heading(page, 'Login')).toBeVisible();
  await typeInto(page, 'E-mail', email);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Profile')).toBeVisible();
}

/** Change for each answer, the answers where they scroll, and the two buttons. */
const STOPS = 12;

test('keyboard alone: from the login to bank details that are submitted once, and locked', {
  tag: ['@form-declaration', '@bank-submit', '@bank-record'],
}, async ({ page }) => {
  const bank = makeBankDetails({ bankAccountType: 'Current' });
  // A file dialog belongs to the system, not to the page.
  const account = await accountWithCheque();
  await logIn(page, account);

  const link = page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Bank Details' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Bank Details')).toBeFocused();
  await expect(field(page, 'Bank Name')).toBeVisible();

  await test.step('the error summary lists the missing fields and links to them', async () => {
    await tabTo(page, button(page, 'Submit'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Bank Name')).toBeFocused();
  });

  await test.step('the fields follow one another', async () => {
    await page.keyboard.type(bank.bankName);
    await typeInto(page, 'Bank Branch Name', bank.bankBranchName);
    await tabTo(page, field(page, 'Bank Account Type'));
    await page.keyboard.type(bank.bankAccountType);
    await typeInto(page, 'Bank Account Number', bank.bankAccountNumber);
    await typeInto(page, 'MICR Code', bank.bankMICR);
    await typeInto(page, 'IFSC Code', bank.ifscCode);
    await typeInto(page, 'Bank Branch Address', bank.bankBranchAddress);
  });

  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await test.step('the dialog keeps the focus, Escape closes it, and the opener has the focus again', async () => {
    await tabTo(page, button(page, 'Submit'));
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(
      'I hereby declare that all the information given above is true and correct to the best of my knowledge',
    );
    for (const name of ['Cancel', 'Submit', 'Cancel']) {
      await tabTo(page, dialog.getByRole('button', { name }), 'Tab', STOPS);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Submit')).toBeFocused();
  });

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Submit' }), 'Tab', STOPS);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bank Details Submitted Successfully')).toBeVisible();
  await expect(page.getByText('You submitted the bank details')).toBeVisible();
  await expect(field(page, 'IFSC Code')).not.toBeEditable();
  await expect(field(page, 'Cancelled Cheque')).toBeDisabled();
  const { bankDetails, forms, logs } = await readUser(account.uid);
  expect(bankDetails).toEqual(bank);
  expect(forms).toMatchObject({ bankdetails: 1, status: 0 });
  expect(logs.map(({ title }) => title)).toEqual([`${account.name} submitted Bank Details`]);
});

test('keyboard alone: the first Tab offers to skip to the content', async ({ page }) => {
  await signIn(page, await newAccount());
  await page.goto('/queries');
  await expect(heading(page, 'Queries')).toBeVisible();
  await expect(field(page, 'Category')).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, field(page, 'Category'), 'Tab', 3);
});

test('keyboard alone: the account menu opens, closes with Escape and logs out for good', {
  tag: ['@route-logout', '@bar-menu'],
}, async ({ page }) => {
  await signIn(page, await newAccount(), '/queries');
  await page.goto('/profile');
  await expect(heading(page, 'My Profile')).toBeVisible();
  const account = button(page, 'Account MN');
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed in as')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Signed in as')).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Logout'), 'ArrowDown', 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Login')).toBeVisible();
});

test('keyboard alone: at 200 % zoom the focus is marked and never behind the top bar', {
  tag: ['@focus-visible'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await signIn(page, await newAccount(), '/profile');
  await button(page, 'Change Password').focus();
  const bar = page.getByRole('banner');
  const bottom = (await bar.boundingBox())?.height ?? 0;
  const seen: { name: string; top: number; isMarked: boolean }[] = [];
  await page.keyboard.press('Shift+Tab');
  while ((await bar.locator(':focus').count()) === 0) {
    seen.push(
      await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
        return { name: element.id, top: element.getBoundingClientRect().top, isMarked };
      }),
    );
    await page.keyboard.press('Shift+Tab');
  }
  expect(seen.length).toBeGreaterThan(15);
  expect(seen.filter(({ top, isMarked }) => !isMarked || top < bottom)).toEqual([]);
});
