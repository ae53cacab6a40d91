import { spawnSync } from 'node:child_process';
import { isRoot, pathOf, requireChromium } from '../stack/chromium.ts';
import { requireOldChromium } from './oldChromium.ts';

/** Firefox from FIREFOX, else of the system. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX || pathOf('firefox-esr') || pathOf('firefox');
}

/** What the engines need, by the name of its package in Debian. */
const FINDERS: Readonly<Record<string, () => string | undefined>> = {
  'firefox-esr': findFirefox,
  'webkit2gtk-driver': () => pathOf('WebKitWebDriver'),
  xvfb: () => pathOf('xvfb-run'),
  xauth: () => pathOf('xauth'),
};

const missing = () => Object.keys(FINDERS).filter((name) => !FINDERS[name]?.());

/** Finds or installs Firefox, WebKit and both Chromiums. Throws, saying what to do, where one is missing. */
export function requireEngines(): void {
  requireChromium();
  requireOldChromium();
  const wanted = missing();
  if (wanted.length > 0 && isRoot() && pathOf('apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    // One at a time, because Ubuntu has no package of Firefox.
    for (const name of wanted)
      spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { stdio: 'inherit' });
  }
  const packages = missing();
  if (packages.length === 0) return;
  throw new Error(
    `Missing for Firefox and WebKit: run \`sudo apt-get install ${packages.join(' ')}\`, or set FIREFOX to the path of a Firefox.`,
  );
}
