import { expect } from '@playwright/test';
import { asReviewer, BANK, newSubmitted, openReview, section } from '../support/e2e/reviews.ts';
import { test } from '../support/e2e/test.ts';

test('a review shows what was entered beside the files, numbers hidden until asked for', async ({ page }) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  const profile = section(page, 'Profile');
  await expect(profile.getByText('ZZZPZ0001Z')).toBeVisible();
  await expect(profile.getByText('XXXX XXXX 0124')).toBeVisible();
  await expect(page.getByText('234567890124')).toHaveCount(0);
  await profile.getByRole('button', { name: 'Show Aadhar Number' }).click();
  await expect(profile.getByText('234567890124')).toBeVisible();

  const documents = section(page, 'Documents');
  await documents.getByRole('button', { name: 'PAN Card' }).click();
  const card = documents.getByRole('img', { name: 'PAN Card' });
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

  const bank = section(page, BANK);
  await expect(bank.getByText('XXXXXXXXXX8901')).toBeVisible();
  await bank.getByRole('button', { name: 'Show Bank Account Number' }).click();
  await expect(bank.getByText('00012345678901')).toBeVisible();
  await expect(documents.locator('iframe')).toHaveAttribute('title', 'Cancelled Cheque');
  const link = documents.getByRole('link', { name: 'Open Cancelled Cheque in a new tab' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(section(page, 'Trainee Registration Form').getByText('UDYAM-MH-00-0000001')).toBeVisible();
  await expect(section(page, 'Timeline').getByText(`${person.name} submitted Bank Details`)).toBeVisible();
});

test('an address of nobody says so', async ({ page }) => {
  await asReviewer(page);
  await page.goto('/review/nobody');
  await expect(page.getByText('There is nothing to review here')).toBeVisible();
});
