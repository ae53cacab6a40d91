import { expect, type Locator, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const PAN = 'ZZZPK0001Z';

async function openEmptyProfile(page: Page): Promise<Locator> {
  await signIn(page, await newAccount({ record: { pancard: '', aadharcard: '234567890124' } }), '/profile');
  const pan = field(page, 'PAN Number');
  await pan.fill('');
  return pan;
}

/** Types letter by letter into one composition, as the keyboard of a phone does, and commits it. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index] of [...text].entries()) {
    const typed = text.slice(0, index + 1);
    await session.send('Input.imeSetComposition', {
      text: typed,
      selectionStart: typed.length,
      selectionEnd: typed.length,
    });
  }
  await session.send('Input.insertText', { text });
}

for (const [label, address, typed, stored] of [
  ['PAN Number', '/profile', 'zzzpn0002z', 'ZZZPN0002Z'],
  ['IFSC Code', '/trainee-bankdetails', 'sbin0005943', 'SBIN0005943'],
  ['Bank Account Number', '/trainee-bankdetails', '00012345678901', '00012345678901'],
] as const) {
  test(`${label} takes the small letters that a keyboard composes`, async ({ page }) => {
    await signIn(page, await newAccount(), address);
    const input = field(page, label);
    await input.fill('');
    await compose(page, typed);
    await input.blur();
    await expect(input).toHaveValue(stored);
  });
}

test('a composed GSTIN is not changed before the composition ends', async ({ page }) => {
  await openEmptyProfile(page);
  await field(page, 'GST Applicable').selectOption('yes');
  const gstin = field(page, 'GSTIN');
  await gstin.focus();
  await compose(page, '27zzzpk0001z1zo');
  await expect(gstin).toHaveValue('27ZZZPK0001Z1ZO');
});

test('undo and redo work in a PAN, and a stray letter destroys nothing', async ({ page }) => {
  const pan = await openEmptyProfile(page);
  await pan.pressSequentially(PAN);
  await pan.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await pan.pressSequentially('x');
  await expect(pan).toHaveValue('ZZZPxK0001Z');
  await expect(page.getByText('PAN Number has 10 characters, this one has 11.')).toBeVisible();
  await pan.press('Control+z');
  await expect(pan).toHaveValue(PAN);
  await pan.press('Control+Shift+z');
  await expect(pan).toHaveValue('ZZZPxK0001Z');
  await button(page, `Put ${PAN} back`).click();
  await expect(pan).toHaveValue(PAN);
});

test('a PAN that ten wrong characters cleared comes back', async ({ page }) => {
  const pan = await openEmptyProfile(page);
  await pan.pressSequentially(PAN);
  await pan.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 5));
  await pan.pressSequentially('1');
  await expect(pan).toHaveValue('');
  await pan.press('Control+z');
  await expect(pan).toHaveValue('ZZZP10001Z');
  await button(page, `Put ${PAN} back`).click();
  await expect(pan).toHaveValue(PAN);
});

test('small letters become capitals, which undo takes back', async ({ page }) => {
  const pan = await openEmptyProfile(page);
  await pan.pressSequentially('zzzpk0001z');
  await expect(pan).toHaveValue(PAN);
  await pan.press('Control+z');
  await expect(pan).toHaveValue('zzzpk0001z');
});

test('a digit in the middle of an Aadhar number can be undone', async ({ page }) => {
  await openEmptyProfile(page);
  const aadhar = field(page, 'Aadhar Number');
  await aadhar.fill('2345 6789 0124');
  await aadhar.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await aadhar.pressSequentially('5');
  await expect(aadhar).toHaveValue('2345 65789 0124');
  await expect(page.getByText('Enter an Aadhar Number of at most 14 characters')).toBeVisible();
  await aadhar.press('Control+z');
  await expect(aadhar).toHaveValue('2345 6789 0124');
});
