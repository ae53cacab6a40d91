import type { Page, Route } from '@playwright/test';

/** The database's answers to a write. */
export const COMMIT = '**/documents:commit*';

/**
 * Lets the next write of a page reach the database and loses the answer on its way back, as a connection does that is
 * reset at the wrong moment.
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

/** Holds the writes of a page back until `release`; `isWaiting` resolves when the first has come. */
export async function holdWrites(page: Page): Promise<{ isWaiting: Promise<unknown>; release: () => void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isWaiting = page.waitForRequest(COMMIT);
  await page.route(COMMIT, async (route) => {
    await gate;
    // A request that the page called off meanwhile has nothing to continue.
    await route.continue().catch(() => undefined);
  });
  return { isWaiting, release };
}

/** Cuts one page off from what matches, until the returned function is called. */
export async function cutOff(page: Page, calls: string | RegExp): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused');
  await page.route(calls, refuse);
  return () => page.unroute(calls, refuse);
}
