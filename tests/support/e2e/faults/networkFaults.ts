import type { Page, Route } from '@playwright/test';

/**
 * The database client's console output while a page is offline. Its connection test, an external picture
 * (cleardot.gif), is blocked by the portal's Content-Security-Policy, as it should be.
 */
export const LOST_CONNECTION =
  /ERR_INTERNET_DISCONNECTED|Failed to get document|Could not reach Cloud Firestore|cleardot\.gif/;

/** The database's answers to a write. */
export const COMMIT = '**/documents:commit*';

/**
 * Lets the next write of a page reach the database and drops its answer, like a connection that is reset at
 * the wrong moment.
 * @returns the number of answers lost so far
 */
export async function loseNextAnswer(page: Page): Promise<() => number> {
  let lost = 0;
  await page.route(
    COMMIT,
    async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  return () => lost;
}

/** A promise that `release` fulfils. */
export function closedGate() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { gate, release };
}

/** Delays the matching calls of a page until `release`; `isWaiting` resolves when the first has come. */
export async function holdCalls(page: Page, calls: string | RegExp) {
  const { gate, release } = closedGate();
  const isWaiting = page.waitForRequest(calls);
  await page.route(calls, async (route) => {
    await gate;
    // A request that the page cancelled meanwhile cannot continue.
    await route.continue().catch(() => undefined);
  });
  return { isWaiting, release };
}

/** Delays the writes of a page until `release`. */
export const holdWrites = (page: Page) => holdCalls(page, COMMIT);

/**
 * Lets the writes of a page reach the database and delays the answers until `release`. The record shows when
 * a write has arrived.
 * @param of a text that the write must contain; by default a log entry, which comes with every submission
 * and decision
 */
export async function holdAnswers(page: Page, of = '"logs"'): Promise<{ release: () => void }> {
  const { gate, release } = closedGate();
  await page.route(COMMIT, async (route) => {
    if (!route.request().postData()?.includes(of)) return route.fallback();
    const response = await route.fetch();
    await gate;
    // A closed page waits for nothing.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { release };
}

/** Answers the calls of a page that match with a failure of the service, until the returned function is called. */
export async function answerWith(
  page: Page,
  calls: string | RegExp,
  failure: { status: number; json?: unknown; body?: string },
): Promise<() => Promise<void>> {
  const answer = (route: Route) => route.fulfill(failure);
  await page.route(calls, answer);
  return () => page.unroute(calls, answer);
}

/** Cuts one page off from what matches, until the returned function is called. */
export async function cutOff(page: Page, calls: string | RegExp): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused');
  await page.route(calls, refuse);
  return () => page.unroute(calls, refuse);
}

/** Reloads the page and reports whether the browser asked first; the test accepts. */
export async function reload(page: Page): Promise<boolean> {
  let hasAsked = false;
  page.once('dialog', (dialog) => {
    hasAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  page.removeAllListeners('dialog');
  return hasAsked;
}
