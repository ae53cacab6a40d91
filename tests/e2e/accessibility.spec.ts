import { type Look, testLooks } from '../support/e2e/looks.ts';
import { WALKS } from '../support/e2e/states.ts';
import { test } from '../support/e2e/test.ts';

/**
 * One for each state, in turn, so that every screen is seen in both widths; `npm run test:looks` takes all for every state,
 * and judges the colours.
 */
const LOOKS: readonly Look[] = [
  { width: 1440, colorScheme: 'light', scope: 'structure' },
  { width: 375, colorScheme: 'dark', scope: 'structure' },
];

const stateCount = WALKS.reduce((sum, { names }) => sum + names.length, 0);

test.describe(`accessibility: axe finds no violation in ${stateCount} states, one look each`, () => {
  let first = 0;
  for (const walk of WALKS) {
    testLooks(walk, first, (at) => LOOKS.slice(at % LOOKS.length).slice(0, 1));
    first += walk.names.length;
  }
});
