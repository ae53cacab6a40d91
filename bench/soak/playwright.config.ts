import { defineConfig } from '@playwright/test';
import { ROOT } from '../../dev/project.ts';
import browserTests from '../../playwright.config.ts';

/** The stack and the browser of the browser tests, for journeys without end; nothing is run a second time. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  webServer: [browserTests.webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
  outputDir: `${ROOT}/test-results/soak`,
  reporter: 'line',
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
});
