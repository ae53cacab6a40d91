import { expect } from '@playwright/test';
import { answerWith, COMMIT } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

/** A proxy that answers for the database. */
const PAGE_503 = { what: 'a page and 503', status: 503, body: '<html>Service Unavailable</html>' };
const PAGE_200 = { what: 'a page and 200', status: 200, body: '<html>Welcome to our network</html>' };
const EXHAUSTED = {
  what: '429',
  status: 429,
  json: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota' } },
};

for (const { what, ...failure } of [PAGE_503, PAGE_200, EXHAUSTED]) {
  test(`a database that answers ${what}: a draft shows "not kept" and is stored later`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(new RegExp(`status of ${failure.status}`));
    const account = await newAccount();
    await signIn(page, account, '/trainee-bankdetails');
    const repair = await answerWith(page, COMMIT, failure);
    await field(page, 'Bank Name').fill('Specimen Bank');
    await expect(page.getByText(/^Not saved, retrying/)).toBeVisible();
    await repair();
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await readKept(account.uid, 'bankdetails')).toEqual({ bankName: 'Specimen Bank' });
  });
}
