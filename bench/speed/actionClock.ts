import type { CDPSession, Locator, Page } from '@playwright/test';

/** What the page shows when an action is done: this element, with a text that matches. */
export interface Done {
  selector: string;
  text: RegExp;
}

/** Milliseconds from the press. */
export interface ActionTimes {
  /** Until the paint of the first busy button, disabled button or new text. */
  sign: number;
  /** Until the paint of the element of `Done`. */
  done: number;
  /** The part of `done` in which the main thread worked: scripts, layout and paint. */
  drawing: number;
}

/** A page that is never idle, for example on a busy computer, is measured after this time. */
const IDLE_MS = 5000;

/** Clicks in the page: Playwright's own click would keep the main thread at work before the press. */
export const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

/**
 * Measures in the page from the event of the press, once the page has settled.
 * @param on `change` for a file, whose press is the choice
 */
export async function timeAction(
  page: Page,
  cdp: CDPSession,
  start: () => Promise<unknown>,
  wanted: Done,
  on: 'click' | 'change' = 'click',
): Promise<ActionTimes> {
  await watchNext(page, wanted, on);
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_MS,
  );
  const before = await taskTime(cdp);
  await start();
  const { sign, done } = await watched(page, wanted);
  return { sign, done, drawing: Math.min(done, (await taskTime(cdp)) - before) };
}

/** Starts a promise of the times in the page, which `watched` waits for. */
async function watchNext(page: Page, { selector, text }: Done, on: 'click' | 'change'): Promise<void> {
  await page.evaluate(
    ({ selector, source, on }) => {
      const isDone = () =>
        [...document.querySelectorAll(selector)].some((found) =>
          new RegExp(source).test(found.textContent ?? ''),
        );
      const isSign = ({ type, target, addedNodes }: MutationRecord) =>
        type === 'childList'
          ? [...addedNodes].some((node) => node.textContent || node instanceof HTMLElement)
          : type === 'characterData' ||
            (target instanceof Element && target.matches(':disabled, [aria-busy="true"]'));
      const measured = new Promise<{ sign: number; done: number }>((resolve) => {
        const watch = ({ timeStamp }: Event) => {
          let sign = 0;
          let hasSign = false;
          const afterPaint = (use: (at: number) => void) =>
            requestAnimationFrame(() => setTimeout(() => use(performance.now() - timeStamp)));
          const observer = new MutationObserver((changes) => {
            if (!hasSign && changes.some(isSign)) {
              hasSign = true;
              afterPaint((at) => {
                sign = at;
              });
            }
            if (!isDone()) return;
            observer.disconnect();
            afterPaint((done) => resolve({ sign: sign || done, done }));
          });
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
            attributeFilter: ['disabled', 'aria-busy'],
          });
        };
        document.addEventListener(on, watch, { capture: true, once: true });
      });
      Reflect.set(window, 'benchAction', measured);
    },
    { selector, source: text.source, on },
  );
}

function watched(page: Page, { selector, text }: Done): Promise<Omit<ActionTimes, 'drawing'>> {
  return page.evaluate<Omit<ActionTimes, 'drawing'>, string>(
    (wanted) =>
      Promise.race([
        Reflect.get(window, 'benchAction'),
        new Promise((_, reject) => setTimeout(() => reject(new Error(`There is no ${wanted}.`)), 120_000)),
      ]),
    `${selector} with ${text}`,
  );
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
