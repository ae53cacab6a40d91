import type { Page } from '@playwright/test';
import { type DraftForm, parseDraft } from '../../../../src/domain/drafts.ts';
import { expect } from '../expect.ts';
import { admin } from '../people/records.ts';

/** The form's note while it has unsaved text. */
export const UNSAVED = /^(Saving…|Draft saved \d\d:\d\d)/;
/** The note once the text is stored. */
export const KEPT = /^Draft saved \d\d:\d\d/;

/** The stored draft of a form; null when there is none. */
export async function readKept(uid: string, form: DraftForm): Promise<unknown> {
  return parseDraft(await admin.readRecord(`drafts/${uid}/forms/${form}`))?.values ?? null;
}

/** More than a busy machine needs between reading the clock and stopping it. */
const AHEAD_MS = 5000;

/**
 * Types without a pause, as measured by the page, and then waits until the text is stored: exactly one write
 * on every machine. Needs `page.clock.install()`.
 */
export async function typeInOneGo(page: Page, type: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await type();
  const saving = page.getByText('Saving…', { exact: true });
  await expect(saving).toBeVisible();
  await page.clock.resume();
  await expect(saving).toBeHidden();
}
