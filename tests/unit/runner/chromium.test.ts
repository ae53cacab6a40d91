import { beforeEach, expect, it, vi } from 'vitest';
import { adviceFor } from '../../support/e2e/stack/chromium.ts';

beforeEach(() => {
  vi.stubEnv('CHROMIUM', '');
});

it('names the command that installs the headless shell for a full Chromium', () => {
  expect(adviceFor('/usr/bin/chromium', true)).toContain('apt-get install chromium-headless-shell');
});

it.each(['/usr/bin/chromium-headless-shell', '/cache/chromium_headless_shell-1/headless_shell'])(
  'gives no advice for %s',
  (browser) => {
    expect(adviceFor(browser, true)).toBeUndefined();
  },
);

it('gives no advice without apt-get or for a browser that CHROMIUM names', () => {
  expect(adviceFor('/usr/bin/chromium', false)).toBeUndefined();
  vi.stubEnv('CHROMIUM', '/opt/chrome');
  expect(adviceFor('/opt/chrome', true)).toBeUndefined();
});
