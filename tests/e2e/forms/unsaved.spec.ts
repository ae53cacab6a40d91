import { expect } from '@playwright/test';
import { todayInIndia } from '../../../src/domain/time/dates.ts';
import { reload } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

const SCREENS = [
  { path: '/profile', label: 'Designation', stored: 'Trainee' },
  { path: '/nonapplicability', label: 'Date', stored: todayInIndia(new Date()), typed: '2026-01-02' },
  { path: '/trainee-bankdetails', label: 'Bank Name', stored: '' },
  { path: '/mt-trainee-form', label: 'City', stored: '' },
  { path: '/queries', label: 'Query', stored: '' },
];

for (const { path, label, stored, typed = 'Typed here' } of SCREENS) {
  test(`${path}: a reload asks while text is unsaved, and restores it once it is stored`, async ({
    page,
  }) => {
    await signIn(page, await newAccount(), path);
    await expect(field(page, label)).toHaveValue(stored);
    // Browsers ask only after an interaction with the page.
    await field(page, label).click();
    expect(await reload(page)).toBe(false);
    await field(page, label).fill(typed);
    expect(await reload(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await field(page, label).fill('');
    await field(page, label).fill(typed);
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await reload(page)).toBe(false);
    await expect(field(page, label)).toHaveValue(typed);
    await expect(page.getByText('is back in the form')).toBeVisible();
    await button(page, 'Discard').click();
    await expect(field(page, label)).toHaveValue(stored);
  });
}
