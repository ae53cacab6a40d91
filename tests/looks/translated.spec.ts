import { expect } from '@playwright/test';
import { enterTexts } from '../support/e2e/engines/playwrightFirefox.ts';
import { LOST_CONNECTION } from '../support/e2e/faults/networkFaults.ts';
import { storedValues } from '../support/e2e/people/storedValues.ts';
import { WALKS } from '../support/e2e/states.ts';
import { test } from '../support/e2e/test.ts';
import { DELAYS, translatePages, wrongTexts } from '../support/e2e/translator.ts';

for (const delay of DELAYS) {
  for (const { who, names, start } of WALKS) {
    test(`for ${who}: ${names.length} states stay whole when they are translated after ${delay} ms`, {
      tag: ['@page-translated'],
    }, async ({ page, browserName, expectConsoleError }) => {
      test.setTimeout(300_000 + names.length * 10_000);
      // A wrong password, and an unreachable database.
      expectConsoleError(/400 \(Bad Request\)|ERR_CONNECTION_REFUSED/);
      expectConsoleError(LOST_CONNECTION);
      if (browserName === 'firefox') {
        await enterTexts(page);
        // Requests that a reload ends, and those without a connection.
        expectConsoleError(/Cross-Origin Request Blocked: .*CORS request did not succeed/);
      }
      await translatePages(page, delay);
      for (const { name, open } of await start(page)) {
        await test.step(name, open);
        expect.soft(await wrongTexts(page, await storedValues()), `wrong texts in ${name}`).toEqual([]);
        await expect(page.getByText(/could not be shown/), name).toHaveCount(0);
      }
    });
  }
}
