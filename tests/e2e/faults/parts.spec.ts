import { expect } from '@playwright/test';
import { cutOff } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { openScreen } from '../../support/e2e/people/completion.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { KEPT } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

test('a page that cannot be loaded reports it, keeps drafts, and loads by a retry or a reload', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED|MIME type|MissingPage/);
  await signIn(page, await newAccount(), '/profile');
  await openScreen(page, 'Bank Details');
  await field(page, 'Bank Name').fill('Specimen Bank');
  await expect(page.getByText(KEPT)).toBeVisible();
  const giveBack = await cutOff(page, '**/assets/QueriesPage-*.js');
  await openScreen(page, 'Queries');
  const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  const queries = page.getByRole('heading', { level: 1, name: 'Queries' });
  await expect(failure).toContainText('the portal has been updated since you opened it');
  await page.goBack();
  await expect(field(page, 'Bank Name')).toHaveValue('Specimen Bank');
  await page.goForward();
  await expect(failure).toBeVisible();
  await giveBack();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(queries).toBeVisible();

  // After a deployment, Hosting answers a missing file with index.html, like every unknown address.
  const gone = '**/assets/DocumentsUploadPage-*.js';
  await page.route(gone, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.reload();
  await openScreen(page, 'Documents Upload');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.unroute(gone);
  await failure.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents Upload' })).toBeVisible();
});
