import type { Browser, Page } from '@playwright/test';
import { onSlowPage } from './slowPage.ts';

/** How long the network must be idle before a page counts as loaded. */
const SETTLED_MS = 1500;

/** One first visit of the login page, until the network is idle. */
export function measureLoginPage(browser: Browser, origin: string): Promise<Record<string, number>> {
  return onSlowPage(browser, origin, async ({ page, traffic }) => {
    await keepNotes(page);
    await page.goto('/');
    await page.waitForFunction(() => window.benchNotes.usable > 0);
    await rest(traffic);
    const notes = await page.evaluate(() => window.benchNotes);
    return {
      'first contentful paint, ms': notes.firstPaint,
      'largest contentful paint, ms': notes.largestPaint,
      'login button usable, ms': notes.usable,
      'blocking time, ms': notes.blocking,
      'layout shift': notes.layoutShift,
      requests: traffic.requests,
      'kB on the wire': traffic.bytes / 1000,
    };
  });
}

async function rest(traffic: { requests: number }): Promise<void> {
  let before = -1;
  while (traffic.requests !== before) {
    before = traffic.requests;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  }
}

/** The loading times that a page records; milliseconds since the navigation. */
interface Notes {
  firstPaint: number;
  largestPaint: number;
  /** The login button can be pressed. */
  usable: number;
  /** The time beyond 50 ms of every long task. */
  blocking: number;
  layoutShift: number;
}

declare global {
  interface Window {
    benchNotes: Notes;
  }
}

/** Makes every page of this tab record its times, from before its first script. */
async function keepNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes = { firstPaint: 0, largestPaint: 0, usable: 0, blocking: 0, layoutShift: 0 };
    window.benchNotes = notes;
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') notes.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      notes.largestPaint = startTime;
    });
    observe('longtask', ({ duration }) => {
      notes.blocking += duration - 50;
    });
    observe('layout-shift', (entry) => {
      notes.layoutShift += Number(Reflect.get(entry, 'value'));
    });
    const look = () => {
      if (document.querySelector('button[type="submit"]:enabled')) notes.usable = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
