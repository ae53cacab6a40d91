import { expect } from '@playwright/test';
import { type Look, testLooks } from '../../support/e2e/looks/looks.ts';
import type { Walk } from '../../support/e2e/states/walk.ts';
import { SCREEN_WALKS, WALKS } from '../../support/e2e/states.ts';
import { test } from '../../support/e2e/test.ts';

/**
 * One look for each state, in turn, so that every screen is checked in both widths. `npm run test:looks` checks
 * all looks of every state, including the colours.
 */
const LOOKS: readonly Look[] = [
  { width: 1440, colorScheme: 'light', scope: 'structure' },
  { width: 375, colorScheme: 'dark', scope: 'structure' },
];

const screensOf = (walks: readonly Walk[]) =>
  new Set(walks.flatMap(({ names }) => names.map((name) => name.split('/')[0])));

test.describe('accessibility: axe finds no violation on any screen, one look at each of its states', () => {
  let first = 0;
  for (const walk of SCREEN_WALKS) {
    testLooks(walk, first, (at) => LOOKS.slice(at % LOOKS.length).slice(0, 1));
    first += walk.names.length;
  }

  test('every screen has a state', () => {
    expect(screensOf(SCREEN_WALKS)).toEqual(screensOf(WALKS));
  });
});
