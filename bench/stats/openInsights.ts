import { chromium, type Page } from '@playwright/test';
import type { StackPorts } from '../../dev/ports.ts';
import { startObservingProxy } from '../../tests/support/e2e/measure/observingProxy.ts';
import { sumOf, WireMeter } from '../../tests/support/e2e/measure/wire.ts';
import { newAccount, signIn } from '../../tests/support/e2e/people/accounts.ts';
import { browserOptions, requireChromium } from '../../tests/support/e2e/stack/chromium.ts';
import { portalOrigin } from '../../tests/support/e2e/stack/environment.ts';

/** Opens /insights as a reviewer who was never there. @returns what it read, and when its tables had their figures */
export async function openInsights(ports: StackPorts): Promise<string> {
  const browser = await chromium.launch(browserOptions(requireChromium(true)));
  const meter = new WireMeter(ports);
  const proxy = await startObservingProxy(meter.observe);
  try {
    const context = await browser.newContext({
      baseURL: portalOrigin(ports),
      proxy: { server: proxy.address },
    });
    const page = await context.newPage();
    const reviewer = await newAccount({ usertype: 'reviewer', name: 'Ravi Rao' });
    await noteFigures(page);
    await signIn(page, reviewer, '/insights');
    await page.getByRole('row', { name: /^With the approver/ }).waitFor();
    while (!meter.isSettled()) await page.waitForTimeout(50);
    const times = await page.evaluate(() => Object.values(Reflect.get(window, 'figureTimes')) as number[]);
    const [first, last] = [Math.min(...times), Math.max(...times)].map(Math.round);
    return `/insights: ${sumOf(meter.cost().reads)} reads, first figure after ${first} ms, all ${times.length} tables after ${last} ms.`;
  } finally {
    await browser.close();
    await proxy.stop();
  }
}

/** Notes when the cells of each table first have a figure, in milliseconds from the start of the page. */
function noteFigures(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const times: Record<string, number> = {};
    Reflect.set(window, 'figureTimes', times);
    new MutationObserver(() => {
      for (const section of document.querySelectorAll('.insights-section')) {
        const title = section.querySelector('h2')?.textContent ?? '';
        const hasFigure = [...section.querySelectorAll('td')].some((cell) =>
          /\d/.test(cell.textContent ?? ''),
        );
        if (hasFigure) times[title] ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
