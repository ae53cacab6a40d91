import { expect, type Page } from '@playwright/test';
import { type DraftForm, parseDraft } from '../../../../src/domain/drafts.ts';
import { admin } from '../people/records.ts';

/** What a form says while it holds something that its record does not. */
export const UNSAVED = /^(Saving…|Draft saved \d\d:\d\d)/;
/** What it says once that is kept. */
export const KEPT = /^Draft saved \d\d:\d\d/;

/** What is typed into a form and stored; null when there is no draft. */
export async function readKept(uid: string, form: DraftForm): Promise<unknown> {
  return parseDraft(await admin.readRecord(`drafts/${uid}/forms/${form}`))?.values ?? null;
}

/** Beyond what a busy machine takes from looking at the clock to stopping it. */
const AHEAD_MS = 5000;

/**
 * Types something without a rest, as far as the page can tell, and then rests until it is kept: exactly one write, however
 * slow the machine is. Needs `page.clock.install()`.
 */
export async function typeInOneGo(page: Page, type: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await type();
  const saving = page.getByText('Saving…', { exact: true });
  await expect(saving).toBeVisible();
  await page.clock.resume();
  await expect(saving).toBeHidden();
}
