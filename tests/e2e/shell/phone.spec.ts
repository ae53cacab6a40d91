import { expect, type Page } from '@playwright/test';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

/** In Arial, which is as wide as the fonts of phones; pixels at a size of 100. */
const SAMPLE = { text: 'Documents that a trainee hands over', width: 1640 };

/** How much wider the letters of this computer are: DejaVu Sans, the font of a bare Debian, by a seventh. */
async function widerLetters(page: Page): Promise<number> {
  const width = await page.evaluate((text) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = `100px ${getComputedStyle(document.body).fontFamily}`;
    return pen.measureText(text).width;
  }, SAMPLE.text);
  return Math.max(1, width / SAMPLE.width);
}

test("a trainee's registration form is at most three screens of a phone long", {
  tag: ['@phone-length'],
}, async ({ page }) => {
  await signIn(page, await newAccount(), '/mt-trainee-form');
  await expect(field(page, 'City')).toBeVisible();
  await expect(page.getByText(/^\d+ of 13 answered/)).toBeVisible();
  const form = page.locator('.trainee-form');
  const height = () => form.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThanOrEqual(3 * 812 * (await widerLetters(page)));
});

test('fields for digits, numbers and addresses have their keyboards', {
  tag: ['@phone-keyboards'],
}, async ({ page }) => {
  await signIn(page, await newAccount(), '/mt-trainee-form');
  await expect(field(page, 'PIN Code')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'PIN Code')).toHaveAttribute('autocomplete', 'postal-code');
  await expect(field(page, 'Telephone')).toHaveAttribute('type', 'tel');
  await page.goto('/trainee-bankdetails');
  for (const label of ['Bank Account Number', 'MICR Code']) {
    await expect(field(page, label)).toHaveAttribute('inputmode', 'numeric');
  }
});

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Your signature' });
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height * 0.4, { steps: 8 });
  await page.mouse.move(x + width * 0.8, y + height * 0.7, { steps: 8 });
  await page.mouse.up();
}

/** Dark pixels in each third of the pad, from left to right. */
async function inkOf(page: Page): Promise<boolean[]> {
  return page.getByRole('img', { name: 'Your signature' }).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    const third = Math.floor(canvas.width / 3);
    return [0, 1, 2].map((at) =>
      [...(context?.getImageData(at * third, 0, third, canvas.height).data ?? [])].some(
        (value, index) => index % 4 === 0 && value < 100,
      ),
    );
  });
}

test('a signature is drawn on the whole pad, also of a turned phone, or typed; both are stored', {
  tag: ['@core', '@signature-fills', '@profile-signature'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/profile', { record: { signImage: '' } });
  const dialog = page.getByRole('dialog', { name: 'Your signature' });
  const pad = dialog.getByRole('img', { name: 'Your signature' });
  const useSignature = dialog.getByRole('button', { name: 'Use signature' });
  await button(page, 'Draw or type your signature').click();
  await expect(pad).toBeVisible();
  expect((await pad.boundingBox())?.height).toBeGreaterThan(812 * 0.4);
  await useSignature.click();
  await expect(dialog.getByRole('alert')).toHaveText('Draw your signature, or type your name.');
  await draw(page);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect.poll(() => inkOf(page)).toEqual([true, true, true]);
  await page.setViewportSize({ width: 812, height: 375 });
  await expect.poll(() => inkOf(page)).toEqual([false, true, false]);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(() => inkOf(page)).toEqual([true, true, true]);
  await useSignature.click();
  await expect(toast(page, 'Signature Uploaded')).toBeVisible();
  const drawn = (await readUser(uid)).signImage;
  const id = decodeURIComponent(new URL(drawn).pathname).split(`/o/vendors/${uid}/`)[1];
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect((await readDocuments(uid)).signImage).toBe(drawn);

  await button(page, 'Draw or type your signature').click();
  await dialog.getByLabel('Or type your name').fill('Ram Kumar');
  await useSignature.click();
  await expect.poll(async () => (await readUser(uid)).signImage).not.toBe(drawn);
  const picture = await page.request.get((await readUser(uid)).signImage);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).length).toBeGreaterThan(1_000);
});
