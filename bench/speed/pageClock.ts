import type { Page } from '@playwright/test';

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
export async function keepNotes(page: Page): Promise<void> {
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

/** The times recorded so far. */
export function readNotes(page: Page): Promise<Notes> {
  return page.evaluate(() => ({ ...window.benchNotes }));
}

/**
 * Clicks, in the page, and measures until a frame shows the screen with this heading and nothing loads.
 * @returns milliseconds
 */
export function timeToScreen(page: Page, selector: string, heading: string): Promise<number> {
  return page.evaluate(
    ({ selector, heading }) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>(selector);
        if (!link) throw new Error(`There is no ${selector}.`);
        const start = performance.now();
        const look = () => {
          const isThere =
            document.querySelector('h1')?.textContent === heading && !document.querySelector('.loader');
          if (isThere) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        link.click();
        requestAnimationFrame(look);
      }),
    { selector, heading },
  );
}

/** Clicks, in the page, and measures until the frame with the result is painted. @returns milliseconds */
export function timeToPaint(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const control = document.querySelector<HTMLElement>(selector);
        if (!control) throw new Error(`There is no ${selector}.`);
        const start = performance.now();
        control.click();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
    selector,
  );
}
