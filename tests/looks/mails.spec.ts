import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '../../dev/project.ts';
import { LOGO_FILE } from '../../mail-service/delivery.ts';
import { LOGO_CID, layOut } from '../../mail-service/layout.ts';
import { violationsOn } from '../support/e2e/looks/axe.ts';
import { test } from '../support/e2e/test.ts';
import { MAILS } from '../support/mails.ts';

const WIDTHS = [800, 320];
const SCHEMES = ['light', 'dark'] as const;
const LOGO = `data:image/png;base64,${readFileSync(LOGO_FILE).toString('base64')}`;

test(`every mail: axe finds no violation in ${Object.keys(MAILS).length} mails, and each fits its width`, async ({
  page,
}) => {
  const faults: string[] = [];
  for (const [name, content] of Object.entries(MAILS)) {
    await page.setContent(layOut(content).html.replace(`cid:${LOGO_CID}`, LOGO));
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 600 });
        const { scrollWidth } = await page.evaluate(() => document.documentElement);
        if (scrollWidth > width) faults.push(`${name}: ${scrollWidth} px wide on a screen of ${width} px`);
        const found = await violationsOn(page, width === 800 ? 'everything' : 'colours');
        faults.push(...found.map((violation) => `${name}, ${width} px, ${colorScheme}: ${violation}`));
        const path = join(ROOT, `.local/screenshots/mails/${name}-${colorScheme}-${width}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
  }
  expect(faults).toEqual([]);
});
