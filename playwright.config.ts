import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';
import { prepareHost } from './tests/runner/host.ts';
import { FIREFOX } from './tests/support/e2e/engines/playwrightFirefox.ts';
import { browserOptions } from './tests/support/e2e/stack/chromium.ts';
import { e2ePorts, portalOrigin, READY } from './tests/support/e2e/stack/environment.ts';

prepareHost();
const origin = portalOrigin(await e2ePorts());
const report = process.env.E2E_REPORT ?? 'test-results/e2e.json';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Playwright empties this folder first, so each part of a whole run has its own.
  outputDir: `test-results/e2e/${basename(report, '.json')}`,
  preserveOutput: 'failures-only',
  reporter: [['list'], ['json', { outputFile: report }]],
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait for much of their time: for answers, for redirects, for what has to become visible.
  workers: '200%',
  // On a busy machine the emulator may drop a connection; a test that passes only the second time is reported as flaky.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: origin,
    // The people of the portal are in India, and so is the month of a userid (R6).
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // A click on what is not there ends with its reason, before the test does.
    actionTimeout: 60_000,
    // Toasts and panels that move cost a third of the drawing, and no test looks at it.
    contextOptions: { reducedMotion: 'reduce' },
    // A page lives for seconds: compiling its program for speed costs more than it gains.
    launchOptions: { ...browserOptions(), args: ['--js-flags=--no-opt,--no-maglev'] },
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testIgnore: ['clock/**', 'faults/**'],
      use: { browserName: 'chromium' },
    },
    { name: 'faults', testDir: 'tests/e2e/faults', use: { browserName: 'chromium' } },
    // On an emulator of its own, with another time than this computer's.
    { name: 'clock', testDir: 'tests/e2e/clock', use: { browserName: 'chromium' } },
    // With other values of privacy.aadhar, privacy.consent and staffSignIn than portal.config.json has; each is a suite.
    { name: 'modes', testDir: 'tests/modes', use: { browserName: 'chromium' } },
    { name: 'looks', testDir: 'tests/looks', use: { browserName: 'chromium' } },
    {
      name: 'translated-firefox',
      testDir: 'tests/looks',
      testMatch: 'translated.spec.ts',
      use: FIREFOX,
    },
    // In Firefox and WebKit, driven by tests/support/e2e/engines.
    { name: 'engines', testDir: 'tests/engines' },
  ],
  webServer: [
    {
      command: 'node --import tsx tests/support/e2e/stack/serve.ts portal',
      url: origin,
      // `npm test` builds and serves the portal once for all its parts.
      reuseExistingServer: true,
      // On a busy machine the build alone takes a minute and a half.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: 'node --import tsx tests/support/e2e/stack/serve.ts data',
      wait: { stdout: new RegExp(READY) },
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
