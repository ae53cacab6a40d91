import { installMissing, pathOf, requireChromium } from '../stack/chromium.ts';
import { requireOldChromium } from './oldChromium.ts';

/** Firefox from FIREFOX, else of the system. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX || pathOf('firefox-esr') || pathOf('firefox');
}

/** Finds or installs Firefox, WebKit and both Chromiums. Throws, saying what to do, where one is missing. */
export function requireEngines(): void {
  requireChromium();
  requireOldChromium();
  const packages = installMissing({
    'firefox-esr': findFirefox,
    'webkit2gtk-driver': () => pathOf('WebKitWebDriver'),
    xvfb: () => pathOf('xvfb-run'),
    xauth: () => pathOf('xauth'),
  });
  if (packages.length === 0) return;
  throw new Error(
    `Missing for Firefox and WebKit: run \`sudo apt-get install ${packages.join(' ')}\`, or set FIREFOX to the path of a Firefox.`,
  );
}
