import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ROOT } from '../dev/project.ts';
import { startServer } from '../dev/servers.ts';
import { browserOptions, requireChromium } from '../tests/support/e2e/stack/chromium.ts';
import { e2ePorts, portalOrigin } from '../tests/support/e2e/stack/environment.ts';

const FOLDER = join(ROOT, '.local/screenshots');
const WIDTHS = [1440, 768, 375];
const SCHEMES = ['light', 'dark'] as const;
const START_MS = 240_000;

/** The states shown in README, with the picture of each. */
const README: Record<string, string> = {
  'dashboard/queries': 'docs/dashboard.png',
  'documents/mask-dialog': 'docs/hide-aadhar-digits.png',
  'bank/filled': 'docs/bank-details.png',
  'gst-letter/validated': 'docs/gst-letter.png',
  'introducer/people': 'docs/introducer.png',
  'review/submitted': 'docs/review.png',
  'insights/everybody': 'docs/insights.png',
};

/** A toast in README's pictures belongs to an earlier state. */
const HIDE_TOASTS = '.Toastify { visibility: hidden !important; }';

/**
 * Takes pictures of every screen in every state, and prints the documents; with --readme only README's pictures. Other
 * options are parts of the names of states, and `--width=1920` in place of the usual widths.
 */
async function main(options: string[]): Promise<void> {
  const wanted = options.filter((option) => !option.startsWith('--'));
  const isReadme = options.includes('--readme');
  const widths = options.flatMap((option) => (/^--width=(\d+)$/.exec(option) ?? []).slice(1).map(Number));
  const origin = portalOrigin(await e2ePorts());
  // The production build with its own stack, like the browser tests.
  const server = {
    name: 'The portal',
    command: process.execPath,
    args: ['--import', 'tsx', 'tests/support/e2e/stack/serve.ts'],
    cwd: ROOT,
    logFile: join(FOLDER, 'portal.log'),
    stopTimeout: 30_000,
  };
  const portal = await startServer(server, [origin], START_MS);
  const browser = await chromium.launch(browserOptions(requireChromium()));
  try {
    const count = await takeAll(browser, origin, {
      isReadme,
      wanted,
      widths: widths.length > 0 ? widths : WIDTHS,
    });
    console.log(`${count} pictures.`);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

interface Choice {
  isReadme: boolean;
  wanted: readonly string[];
  widths: readonly number[];
}

async function takeAll(
  browser: Browser,
  origin: string,
  { isReadme, wanted, widths }: Choice,
): Promise<number> {
  // Imported late, because the states read the ports of the stack.
  const { WALKS } = await import('../tests/support/e2e/states.ts');
  const { PRINTOUTS } = await import('../tests/support/e2e/states/settled.ts');
  const isWanted = (name: string) =>
    (!isReadme || name in README) && (wanted.length === 0 || wanted.some((part) => name.includes(part)));
  let count = 0;
  for (const { who, names, start } of WALKS) {
    if (!names.some(isWanted)) continue;
    console.log(`${who}: ${names.filter(isWanted).join(', ')}`);
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { name, open } of await start(page)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open();
      if (!isWanted(name)) continue;
      count += await (isReadme ? takeForReadme(page, name) : takeEveryLook(page, name, widths));
      if (!isReadme && PRINTOUTS.includes(name)) await savePrintout(page, name);
    }
    await context.close();
  }
  return count;
}

async function takeEveryLook(page: Page, name: string, widths: readonly number[]): Promise<number> {
  for (const width of widths) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await take(page, join(FOLDER, `${width}-${colorScheme}`, `${name.replace('/', '-')}.png`), true);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return widths.length * SCHEMES.length;
}

async function savePrintout(page: Page, name: string): Promise<void> {
  const path = join(FOLDER, 'printouts', `${name.replace('/', '-')}.pdf`);
  await mkdir(dirname(path), { recursive: true });
  await page.pdf({ path, preferCSSPageSize: true, tagged: true });
}

async function takeForReadme(page: Page, name: string): Promise<number> {
  const file = README[name];
  if (!file) return 0;
  // The icons of the menu load after the page.
  await page.locator('.sidebar-icon:empty').first().waitFor({ state: 'detached' });
  await take(page, join(ROOT, file), false, HIDE_TOASTS);
  return 1;
}

async function take(page: Page, path: string, fullPage: boolean, style = ''): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Sticky elements would otherwise be in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path, fullPage, style, animations: 'disabled' });
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
