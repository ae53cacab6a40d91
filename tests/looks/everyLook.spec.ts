import { type Look, testLooks } from '../support/e2e/looks/looks.ts';
import { WALKS } from '../support/e2e/states.ts';
import { test } from '../support/e2e/test.ts';

const LOOKS: Look[] = [
  { width: 1440, colorScheme: 'light', scope: 'everything' },
  { width: 375, colorScheme: 'light', scope: 'everything' },
  { width: 1440, colorScheme: 'dark', scope: 'colours' },
  { width: 375, colorScheme: 'dark', scope: 'colours' },
];

const stateCount = WALKS.reduce((sum, { names }) => sum + names.length, 0);

test.describe(`every look: axe finds no violation in ${stateCount} states, in ${stateCount * LOOKS.length} looks`, () => {
  for (const walk of WALKS) testLooks(walk, LOOKS);
});
