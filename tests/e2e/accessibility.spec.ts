import { expect, type Page } from '@playwright/test';
import { violationsOn } from '../support/e2e/axe.ts';
import { LOST_CONNECTION } from '../support/e2e/lostConnection.ts';
import { WALKS } from '../support/e2e/states.ts';
import { test } from '../support/e2e/test.ts';

const WIDTHS = [1440, 375] as const;
const SCHEMES = ['light', 'dark'] as const;
/** WCAG 2.2, 1.4.10 Reflow: nothing is cut off, and nothing scrolls sideways, at this width. */
const NARROWEST = 320;

const stateCount = WALKS.reduce((sum, { names }) => sum + names.length, 0);
const lookCount = stateCount * WIDTHS.length * SCHEMES.length;

/** What is wrong with the page as it stands, at every width and in light and dark. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await violationsOn(page, colorScheme === 'light' ? 'everything' : 'colours');
      faults.push(...found.map((violation) => `${name}, ${width} px, ${colorScheme}: ${violation}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  const { scrollWidth } = await page.evaluate(() => document.documentElement);
  if (scrollWidth > NARROWEST) faults.push(`${name}: ${scrollWidth} px wide on a screen of ${NARROWEST} px`);
  for (const box of await page.evaluate(cutOff)) faults.push(`${name}: something is cut off in ${box}`);
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  return faults;
}

/** The boxes that hide a part of what they hold at their side. */
function cutOff(): string[] {
  // Nobody can read what stands behind a dialog.
  const dialogs = document.querySelectorAll('dialog[open], dialog[open] .alert');
  const boxes = document.querySelectorAll('.panel, .accordion-body, .letter, .alert');
  return [...(dialogs.length > 0 ? dialogs : boxes)]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
}

test.describe(`accessibility: axe finds no violation in ${stateCount} states, in ${lookCount} looks`, () => {
  for (const { who, names, start } of WALKS) {
    test(`for ${who}: ${names.length} states`, async ({ page, expectConsoleError }) => {
      test.setTimeout(30_000 + names.length * 15_000);
      // A wrong password is answered with an error by the authentication service.
      expectConsoleError(/400 \(Bad Request\)/);
      // One state is that of a database out of reach.
      expectConsoleError(LOST_CONNECTION);
      expectConsoleError(/ERR_CONNECTION_REFUSED/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      for (const { name, open } of await start(page)) {
        await test.step(name, open);
        faults.push(...(await faultsOf(page, name)));
      }
      expect(faults).toEqual([]);
    });
  }
});
