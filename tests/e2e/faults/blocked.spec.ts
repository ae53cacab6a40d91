import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { HOST } from '../../../dev/project.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { openOwnDocuments, row, uploadDocument } from '../../support/e2e/screens/documents.ts';
import { pngFile } from '../../support/e2e/screens/uploads.ts';
import { e2ePorts } from '../../support/e2e/stack/environment.ts';
import { test } from '../../support/e2e/test.ts';

/** How an ad blocker or a company's proxy keeps a service from a page. */
const BLOCKS: { what: string; block: (route: Route) => Promise<void> }[] = [
  { what: 'aborted', block: (route) => route.abort('blockedbyclient') },
  {
    what: 'answered 403 with a page',
    block: (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<html>Blocked</html>' }),
  },
  { what: 'held and never answered', block: () => new Promise(() => {}) },
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
    open: (page) => openOwnDocuments(page),
    act: (page) => uploadDocument(page, 'PAN Card', pngFile('pan.png')),
    says: 'The file service cannot be reached, although your connection works. Files can be neither',
    place: (page) => row(page, 'PAN Card').getByRole('alert'),
    again: async (page) => {
      const retry = button(page, 'Try again to upload PAN Card');
      const link = page.getByRole('link', { name: 'View PAN Card' });
      // A refused upload has ended; another one goes on by itself.
      if (await page.getByRole('progressbar').isHidden()) await retry.click();
      await expect(link).toBeVisible();
    },
  },
];

for (const { service, port, open, act, says, place, again } of CASES) {
  for (const { what, block } of BLOCKS) {
    test(`with ${service} ${what}, the page shows what fails, what to do and the address within 15 s`, {
      tag: ['@service-blocked'],
    }, async ({ page, expectConsoleError }) => {
      expectConsoleError(/ERR_BLOCKED_BY_CLIENT|status of 403|Could not reach Cloud Firestore|cleardot\.gif/);
      const { [port]: number } = await e2ePorts();
      const calls = `http://${HOST}:${number}/**`;
      await open(page);
      await page.route(calls, block);
      await act(page);
      const sentence = place(page).filter({ hasText: says });
      await expect(sentence).toContainText(
        `An extension or your company's network blocks ${HOST}:${number}.`,
        { timeout: 15_000 },
      );
      await expect(sentence).toContainText(`ask your IT department to allow ${HOST}:${number}.`);
      await page.unroute(calls);
      await again(page);
    });
  }
}
