import type { Browser } from '@playwright/test';
import { applyWebEnvironment } from '../../dev/environment.ts';
import { HOST } from '../../dev/project.ts';
import { startWeb } from '../../dev/web.ts';

/** From the sources to a usable login page, as in `npm run dev`: Vite, then the page, without throttling. */
export async function measureDevStart(
  browser: Browser,
  port: number,
  environment: Record<string, string>,
): Promise<Record<string, number>> {
  process.env.NODE_ENV = 'development';
  applyWebEnvironment(environment);
  const start = performance.now();
  const stop = await startWeb(port);
  const listening = performance.now() - start;
  const page = await browser.newPage();
  try {
    await page.goto(`http://${HOST}:${port}/`);
    await page.locator('button[type="submit"]:enabled').waitFor();
    const usable = performance.now() - start;
    return {
      'dev: Vite listens, ms': listening,
      'dev: first page transformed and usable, ms': usable - listening,
    };
  } finally {
    await page.close();
    await stop();
  }
}
