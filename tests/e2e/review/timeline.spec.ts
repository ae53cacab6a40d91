import { expect } from '@playwright/test';
import { printoutOf } from '../../support/e2e/looks/printout.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { patchUser } from '../../support/e2e/people/records.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms, listedForms } from '../../support/factories.ts';

const DAY = 86_400_000;

test('the whole timeline of a person is filtered and printed by the person and by a reviewer', {
  tag: ['@timeline-all', '@timeline-filter', '@timeline-print'],
}, async ({ page, newPage }) => {
  const [submitted, denied] = [Date.now() - 2 * DAY, Date.now() - DAY];
  const account = await newAccount({ name: 'Meera Nair' });
  await patchUser(account.uid, {
    logs: [
      {
        title: 'Meera Nair submitted Bank Details',
        timestamp: submitted,
        did: 'submitted',
        about: 'bankdetails',
      },
      { title: 'Anita Desai denied the empanelment', timestamp: denied, by: 'anita', did: 'denied' },
    ],
    approval: { action: 'deny', by: 'anita', at: denied, reason: 'The cheque is not readable.' },
    forms: { ...FORMS, ...listedForms(1), status: 1 },
  });
  await signIn(page, account, '/dashboard');
  await page.getByRole('link', { name: 'Filter or print' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible();
  await expect(page.getByText('2 of 2 entries')).toBeVisible();

  const staff = await newPage();
  await signIn(staff, await newAccount({ usertype: 'reviewer' }), `/timeline/${account.uid}`);
  await staff.getByLabel('Show', { exact: true }).selectOption('Decisions');
  await expect(staff.getByText('1 of 2 entries')).toBeVisible();
  const { text, pages } = await printoutOf(staff);
  expect(pages).toBe(1);
  expect(text).toContain('Anita Desai denied the empanelment');
  expect(text).toContain('Reason: The cheque is not readable.');
  expect(text).toMatch(/Meera Nair, .+\s+Decisions\. Printed on/);
  expect(text).not.toContain('Save as PDF');
  expect(text).not.toContain('submitted Bank Details');
  expect(text).not.toContain('of 2 entries');
});

const FORMS = {
  status: 0,
  approved: false,
  ...allForms(0),
};
