import { expect } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../../dev/accounts.ts';
import { ConsoleGuard } from '../support/e2e/looks/consoleGuard.ts';
import { admin, readDocuments, readProgress, readUser } from '../support/e2e/people/records.ts';
import { sessionStorageOf } from '../support/e2e/stack/session.ts';
import { test } from '../support/e2e/test.ts';
import { commonForms } from '../support/factories.ts';

test.describe('the demo data', () => {
  const accounts: [string, DemoAccount][] = Object.entries(DEMO_ACCOUNTS);
  for (const [name, { email, uid, claims }] of accounts) {
    // Playwright would read the part of an address after the @ as a tag.
    test(`the account "${name}" signs in`, async () => {
      const { accessToken = '' } = await sessionStorageOf({ email, password: DEMO_PASSWORD });
      const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
      expect(payload).toMatchObject({ user_id: uid, email_verified: true, ...claims });
    });
  }

  test('stores records in the states of the demo table', async () => {
    const { introducer, trainee, submitted, approved, queries, reviewer } = DEMO_ACCOUNTS;
    const first = await admin.readRecord(`users/${introducer.uid}`);
    expect(Object.keys(first ?? {}).sort()).toEqual(['email', 'name', 'uid', 'userid', 'usertype']);
    expect((await readUser(trainee.uid)).forms).toMatchObject({ status: 0, bankdetails: 0 });
    expect(await admin.readRecord(`documents/${trainee.uid}`)).toBeNull();
    expect((await readUser(submitted.uid)).forms).toMatchObject({ status: 1, ...commonForms(1) });
    expect((await readUser(approved.uid)).forms).toMatchObject({ status: 4, approved: true, vendorform: 2 });
    const { forms, queries: asked } = await readUser(queries.uid);
    expect(forms).toMatchObject({ status: 0, bankdetails: -1 });
    for (const category of ['bank', 'general'] as const) {
      expect(asked[category].map(({ status }) => status).sort()).toEqual([0, 1]);
    }
    expect(await admin.readRecord(`users/${reviewer.uid}`)).toBeNull();
  });

  test('keeps progress equal to the users record, and links that open', async () => {
    const { submitted } = DEMO_ACCOUNTS;
    const { forms, name, fpocno } = await readUser(submitted.uid);
    expect(await readProgress(submitted.uid)).toMatchObject({ forms, name, fpocno });
    const documents = await readDocuments(submitted.uid);
    for (const key of ['CompanyCertificate', 'PANTANCard', 'cancelledCheque', 'signImage'] as const) {
      const response = await fetch(String(documents[key]));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(/^(image\/png|application\/pdf)$/);
    }
  });
});

// Every browser test relies on the guard: a guard that saw nothing would let them all pass.
test('the console guard sees errors, exceptions and rejections in every context', async ({
  browser,
  page,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/on purpose/);
  const guard = new ConsoleGuard(browser);
  guard.expect(/expected/);
  const other = await newPage();
  await page.goto('/');
  await other.goto('/');
  await page.evaluate(() => {
    console.error('logged on purpose');
    console.error('expected on purpose');
    console.warn('no error');
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  await other.evaluate(() => {
    void Promise.reject(new Error('rejected on purpose'));
  });
  await expect.poll(() => guard.problems().length).toBe(3);
  expect(guard.problems().sort()).toEqual([
    expect.stringContaining('console.error: logged on purpose'),
    expect.stringContaining('rejected on purpose'),
    expect.stringContaining('thrown on purpose'),
  ]);
  guard.stop();
});
