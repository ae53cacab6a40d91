import { fileURLToPath } from 'node:url';
import type { Page, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { browserOptions } from '../stack/chromium.ts';

const PROGRAM = fileURLToPath(new URL('firefoxForPlaywright.ts', import.meta.url));

/** Firefox for the tests that Playwright drives. */
export const FIREFOX: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { ...browserOptions(PROGRAM), firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
  // Playwright adds a style for the picture, which the page's content policy forbids.
  screenshot: 'off',
};

/**
 * Lets `fill` enter a text as a person does. In Firefox, Playwright assigns the value and sends an event, which React takes for one
 * without a change.
 */
export async function enterTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
