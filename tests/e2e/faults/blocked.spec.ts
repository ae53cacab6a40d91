import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { HOST } from '../../../dev/project.ts';
import { LOST_CONNECTION } from '../../support/e2e/faults/networkFaults.ts';
import { logIn, newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission, openScreen } from '../../support/e2e/people/completion.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { row, uploadDocument } from '../../support/e2e/screens/documents.ts';
import { KEPT } from '../../support/e2e/screens/drafts.ts';
import { chooseFile, pngFile } from '../../support/e2e/screens/uploads.ts';
import { e2ePorts } from '../../support/e2e/stack/environment.ts';
import { test } from '../../support/e2e/test.ts';

/** How an ad blocker or a company's proxy keeps a service from a page. */
const BLOCKS: { what: string; block: (route: Route, held: Route[]) => unknown }[] = [
  { what: 'aborted', block: (route) => route.abort('blockedbyclient') },
  {
    what: 'answered 403 with a page',
    block: (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<html>Blocked</html>' }),
  },
  { what: 'held, then cut off', block: (route, held) => held.push(route) },
];

interface Case {
  service: string;
  port: 'auth' | 'firestore' | 'storage' | 'mailService';
  /** Runs before the service is blocked. */
  open: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<void>;
  says: string;
  /** Where the sentence stands. */
  place: (page: Page) => Locator;
  /** Runs when the service is no longer blocked. */
  again: (page: Page) => Promise<void>;
}

const CASES: Case[] = [
  {
    service: 'the file service',
    port: 'storage',
    open: (page) => openAsNew(page, '/mt-upload-documents'),
    act: (page) => uploadDocument(page, 'PAN Card', pngFile('pan.png')),
    says: 'The file service cannot be reached, although your connection works. Files cannot be',
    place: (page) => row(page, 'PAN Card').getByRole('alert'),
    again: async (page) => {
      const retry = button(page, 'Try again to upload PAN Card');
      // A refused upload has ended; another one goes on by itself.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
        await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible({ timeout: 5_000 });
      }).toPass();
    },
  },
  {
    service: 'the login service',
    port: 'auth',
    open: async (page) => {
      const { email, password } = await newAccount();
      await page.goto('/');
      await field(page, 'E-mail').fill(email);
      await field(page, 'Password').fill(password);
    },
    act: (page) => button(page, 'Login').click(),
    says: 'The login service cannot be reached, although your connection works. Logging in',
    place: (page) => page.locator('form').getByRole('alert'),
    again: async (page) => {
      await button(page, 'Login').click();
      await expect(page).toHaveURL('/profile');
    },
  },
  {
    service: 'the mail service',
    port: 'mailService',
    open: (page) => openAsNew(page, '/dashboard', { usertype: 'introducer' }),
    act: async (page) => {
      await field(page, 'Name').fill('Kavya Menon');
      await field(page, 'E-mail').fill(`kavya.${crypto.randomUUID()}@demo.example`);
      await button(page, 'Invite').click();
    },
    says: 'The mail service cannot be reached, although your connection works. E-mails are not sent',
    place: (page) => page.getByRole('main').locator('.alert, [role=alert]'),
    again: async (page) => {
      await page.getByRole('button', { name: /^Resend/ }).click();
      await expect(page.getByText('The mail service cannot be reached')).toHaveCount(0);
    },
  },
  {
    service: 'the database of a record',
    port: 'firestore',
    open: async (page) => signIn(page, await newAccount()),
    act: async (page) => void (await page.goto('/profile')),
    says: 'The database cannot be reached, although your connection works. Nothing can be',
    place: (page) => page.getByRole('main').getByRole('alert'),
    again: (page) => expect(field(page, 'Designation')).toBeVisible({ timeout: 40_000 }),
  },
  {
    service: 'the database of a form',
    port: 'firestore',
    open: async (page) => {
      await openAsNew(page, '/profile');
      await field(page, 'Designation').fill('Moderator');
      await expect(page.getByText(KEPT)).toBeVisible();
    },
    act: (page) => button(page, 'Save').click(),
    says: 'The database cannot be reached, although your connection works. Nothing can be',
    place: (page) => page.getByRole('alert').filter({ hasText: 'Your profile is not saved' }),
    again: async (page) => {
      await button(page, 'Save').click();
      await expect(page.getByText('Profile Saved')).toBeVisible({ timeout: 40_000 });
    },
  },
  {
    service: 'the database of a list',
    port: 'firestore',
    open: async (page) => signIn(page, await newAccount({ usertype: 'reviewer' })),
    act: async (page) => void (await page.goto('/due')),
    says: 'The database cannot be reached, although your connection works. Nothing can be',
    place: (page) => page.getByRole('main').getByRole('alert'),
    again: async (page) => {
      await page.reload();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    },
  },
];

for (const { service, port, open, act, says, place, again } of CASES) {
  for (const { what, block } of BLOCKS) {
    test(`with ${service} ${what}, the page names it and its address within 15 s`, {
      tag: ['@service-blocked'],
    }, async ({ page, expectConsoleError }) => {
      expectConsoleError(
        /ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION_RESET|status of 40[34]|Could not reach Cloud Firestore|cleardot\.gif/,
      );
      const { [port]: number } = await e2ePorts();
      const calls = `http://${HOST}:${number}/**`;
      await open(page);
      const held: Route[] = [];
      await page.route(calls, (route) => block(route, held));
      await act(page);
      const sentence = place(page).filter({ hasText: says });
      await expect(sentence).toContainText(
        `Most often an extension or your company's network blocks ${HOST}:${number}:`,
        { timeout: 15_000 },
      );
      await expect(sentence).toContainText('ask your IT department to allow it.');
      // A request that the page has cancelled cannot be cut off.
      await Promise.all(held.map((route) => route.abort('connectionreset').catch(() => undefined)));
      await expect(sentence).toBeVisible();
      await page.unroute(calls);
      await again(page);
    });
  }
}

test('a database blocked under an open page is named until it answers', {
  tag: ['@service-blocked'],
}, async ({ page, context, expectConsoleError }) => {
  expectConsoleError(LOST_CONNECTION);
  expectConsoleError(/ERR_BLOCKED_BY_CLIENT/);
  const { firestore } = await e2ePorts();
  const calls = `http://${HOST}:${firestore}/**`;
  await openAsNew(page, '/profile');
  await expect(field(page, 'Designation')).toBeVisible();
  await page.route(calls, (route) => route.abort('blockedbyclient'));
  // Ends the stream that was open before.
  await context.setOffline(true);
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await context.setOffline(false);
  const line = page.getByText(/^The database cannot be reached, although your connection works/);
  await expect(line).toContainText(`network blocks ${HOST}:${firestore}:`);
  await page.unroute(calls);
  await expect(line).toBeHidden();
});

test('a reload with a held login service says why, and goes on later', {
  tag: ['@service-blocked'],
}, async ({ page }) => {
  const { auth } = await e2ePorts();
  const calls = `http://${HOST}:${auth}/**`;
  await signIn(page, await newAccount());
  await page.route(calls, () => new Promise(() => {}));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your session could not be checked' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('main')).toContainText(`network blocks ${HOST}:${auth}:`);
  await page.unroute(calls);
  await expect(field(page, 'Designation')).toBeVisible();
});

/** A browser without storage, like some private windows; runs before the page's first script. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
}

test('with all storage blocked the portal works and only a reload ends the session', async ({ page }) => {
  await page.addInitScript(blockStorage);
  const account = await newAccount();
  await logIn(page, account);
  await openScreen(page, 'Documents Upload');
  await chooseFile(page.locator('input[aria-label="Upload PAN Card"]'), pngFile('PAN Card.png'));
  await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible();
  await openScreen(page, 'Non-applicability of GST');
  await field(page, 'Date').fill('2026-03-02');
  await field(page, 'State').selectOption('Karnataka');
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  const { forms, logs } = await readUser(account.uid);
  expect(forms.nonapplicability).toBe(1);
  expect(logs).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await logIn(page, account);
  await openScreen(page, 'Documents Upload');
  await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible();
});

test('a login does not wait for an IndexedDB that never answers', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await logIn(page, await newAccount());
  await expect(page.getByRole('navigation', { name: 'Forms' })).toBeVisible();
});
