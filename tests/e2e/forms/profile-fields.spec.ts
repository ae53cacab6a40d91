import { expect } from '@playwright/test';
import { field } from '../../support/e2e/screens/controls.ts';
import { openProfile } from '../../support/e2e/screens/profile.ts';
import { test } from '../../support/e2e/test.ts';

test('a PAN is upper-cased while it is typed, also in its middle', { tag: ['@pan-upper'] }, async ({
  page,
}) => {
  await openProfile(page);
  const pan = field(page, 'PAN Number');
  await pan.fill('');
  await pan.pressSequentially('zzpk0001z');
  await pan.press('Home');
  await pan.press('ArrowRight');
  await pan.pressSequentially('z');
  await expect(pan).toHaveValue('ZZZPK0001Z');
  const caret = await pan.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(caret).toBe(2);
});

test('a pasted PAN may carry spaces and hyphens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProfile(page);
  const pan = field(page, 'PAN Number');
  await page.evaluate(() => navigator.clipboard.writeText('zzzpk - 0001 - z'));
  await pan.selectText();
  await pan.press('Control+v');
  await expect(pan).toHaveValue('ZZZPK0001Z');
});
