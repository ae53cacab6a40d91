import { expect } from '@playwright/test';
import { logIn, newAccount } from '../../tests/support/e2e/people/accounts.ts';
import { openScreen } from '../../tests/support/e2e/people/completion.ts';
import { note, test } from './seat.ts';

const SCREENS = ['Dashboard', 'Bank Details', 'Documents Upload', 'Queries', 'Trainee Registration Form'];
const NAVIGATIONS = 200;
const EVERY = 40;

test(`one session: ${NAVIGATIONS} navigations leave no listener and no memory behind`, async ({ seat }) => {
  const { page, meter } = seat;
  await logIn(page, await newAccount());
  const start = performance.now();
  for (let count = 1; count <= NAVIGATIONS; count += 1) {
    const screen = SCREENS[count % SCREENS.length] ?? 'Dashboard';
    await openScreen(page, screen);
    await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toBeVisible();
    if (count % EVERY === 0) {
      const milliseconds = performance.now() - start;
      note({ kind: 'navigation', worker: 0, milliseconds, ...(await meter.read()) });
    }
  }
});
