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

const inDevanagari = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

/** How a number comes into a field in one go, by paste or dictation. */
const PASTES: ((value: string, label: string) => string)[] = [
  (value) => value.toLowerCase(),
  (value) => [...value].join(' '),
  (value) => value.replaceAll(/(.{4})(?=.)/g, '$1-'),
  (value) => `\u00a0\u200b${value.slice(0, 4)}\u200b${value.slice(4)}\u00a0`,
  (value) => `(${value})`,
  (value, label) => `${label}: ${value}`,
  inDevanagari,
];

const SCREENS: {
  path: string;
  usertype?: 'vendor';
  open?: (page: Page) => Promise<unknown>;
  numbers: Record<string, string>;
}[] = [
  {
    path: '/profile',
    open: (page) => field(page, 'GST Applicable').selectOption('yes'),
    numbers: {
      'PAN Number': PAN,
      GSTIN: '27ZZZPK0001Z1ZO',
      'Aadhar Number': '234567890124',
      'Contact Number': '9000000002',
    },
  },
  {
    path: '/trainee-bankdetails',
    numbers: {
      'IFSC Code': 'SBIN0005943',
      'Bank Account Number': '00012345678901',
      'MICR Code': '400002002',
    },
  },
  {
    path: '/mt-trainee-form',
    numbers: { Telephone: '9000000011', 'Registration Number': 'UDYAM-MH-00-0000001', 'PIN Code': '400069' },
  },
  {
    path: '/mt-trainee-form',
    usertype: 'vendor',
    open: (page) => field(page, 'Vendor Status').selectOption('Private Limited Company'),
    numbers: { CIN: 'U12345MH2015PTC123456' },
  },
];

for (const { path, usertype, open, numbers } of SCREENS) {
  const labels = Object.keys(numbers);
  test(`${labels.join(', ')} take every spelling, composed or in one go`, async ({ page }) => {
    await signIn(page, await newAccount(usertype && { usertype }), path);
    await open?.(page);
    for (const [label, value] of Object.entries(numbers)) {
      const input = field(page, label);
      const enter = async (typed: string, type: (text: string) => Promise<void>) => {
        await input.fill('');
        await input.focus();
        await type(typed);
        await input.blur();
        // A hidden number is shown while it is edited.
        await input.focus();
        // The dashes of an Aadhar number stay until it is saved.
        const shown = label === 'Aadhar Number' ? /^2345-?6789-?0124$/ : value;
        await expect(input, typed).toHaveValue(shown);
      };
      for (const spell of PASTES) await enter(spell(value, label), (text) => page.keyboard.insertText(text));
      for (const typed of [value.toLowerCase(), inDevanagari(value)])
        await enter(typed, (text) => compose(page, text));
    }
  });
}

test('undo and redo work in a PAN, and neither a stray letter nor a cleared field destroys it', async ({
  page,
}) => {
  const pan = await openEmptyProfile(page);
  await pan.pressSequentially('zzzpk0001z');
  await expect(pan).toHaveValue(PAN);
  await pan.press('Control+z');
  await expect(pan).toHaveValue('zzzpk0001z');
  await pan.fill(PAN);
  await pan.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await pan.pressSequentially('x');
  await expect(pan).toHaveValue('ZZZPxK0001Z');
  expect(await pan.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
  await expect(page.getByText('PAN Number has 10 characters, this one has 11.')).toBeVisible();
  await pan.press('Control+z');
  await expect(pan).toHaveValue(PAN);
  await pan.press('Control+Shift+z');
  await expect(pan).toHaveValue('ZZZPxK0001Z');
  await button(page, `Put ${PAN} back`).click();
  await expect(pan).toHaveValue(PAN);
  await pan.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 5));
  await pan.pressSequentially('1');
  await expect(pan).toHaveValue('');
  await pan.press('Control+z');
  await expect(pan).toHaveValue('ZZZP10001Z');
  await button(page, `Put ${PAN} back`).click();
  await expect(pan).toHaveValue(PAN);
});

/** Typed, and what the field makes of it when it is left. */
const TIDIED: Record<string, Record<string, [string, string]>> = {
  '/profile': { 'Contact Number': ['+91 90000-00002', '9000000002'], 'PAN Number': ['zzz-pk', 'ZZZPK'] },
  '/trainee-bankdetails': {
    'Bank Name': [' Specimen Bank ', 'Specimen Bank'],
    'Bank Account Number': ['0001 2345 6789', '000123456789'],
    'IFSC Code': ['sbin 0005943', 'SBIN0005943'],
  },
};

const LEAVE: Record<string, (page: Page) => Promise<void>> = {
  Tab: (page) => page.keyboard.press('Tab'),
  'a press of the mouse': (page) => page.getByRole('heading', { level: 1 }).click(),
};

for (const [path, fields] of Object.entries(TIDIED))
  for (const [way, leave] of Object.entries(LEAVE))
    test(`undo and redo at ${path} go through what a field left by ${way} made of its text`, {
      tag: ['@field-undo'],
    }, async ({ page }) => {
      await signIn(page, await newAccount({ record: { phone: '', pancard: '' } }), path);
      for (const [label, [typed, tidied]] of Object.entries(fields)) {
        const input = field(page, label);
        await input.pressSequentially(typed);
        await leave(page);
        await expect(input).not.toBeFocused();
        await expect(input).toHaveValue(tidied);
        await input.focus();
        await input.press('Control+z');
        await expect(input).toHaveValue(typed);
        await input.press('Control+Shift+z');
        await expect(input).toHaveValue(tidied);
        await input.blur();
        await expect(input).toHaveValue(tidied);
      }
    });

test('undo and redo never mix an Aadhar number with the text that hides it', {
  tag: ['@field-undo'],
}, async ({ page }) => {
  await openEmptyProfile(page);
  await field(page, 'Aadhar Number').fill('');
  await field(page, 'Aadhar Number').pressSequentially('2345 6789 0124');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Aadhar Number')).toHaveValue('XXXX XXXX 0124');
  await field(page, 'Aadhar Number').focus();
  const keys = ['Control+z', 'Control+z', 'Control+Shift+z', 'Control+Shift+z'];
  for (const key of keys) await page.keyboard.press(key);
  await expect(field(page, 'Aadhar Number')).toHaveValue(/^2345 ?6789 ?0124$/);
});
