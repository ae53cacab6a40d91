import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { fontEnvironment } from './fonts.ts';

/** Chromium without the parts that draw a window; it takes half the processor time for the same pages. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser for the tests: CHROMIUM, else one of the system, else Playwright's own; undefined when there is none.
 * @param isFull passes the headless shell over, for measurements of what people see
 */
function findChromium(isFull = false): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const names = isFull ? FULL : [HEADLESS_SHELL, ...FULL];
  return names.map(pathOf).find(Boolean) ?? [chromium.executablePath()].find(existsSync);
}

/** For a launch of the browser that `findChromium` or `requireChromium` returns, with the fonts of the tests. */
export function browserOptions(executablePath = findChromium()): LaunchOptions {
  return { executablePath, env: { ...(process.env as Record<string, string>), ...fontEnvironment() } };
}

/** Finds or installs a browser. Throws, saying what to do, when neither works. */
export function requireChromium(isFull = false): string {
  const found = findChromium(isFull);
  if (found) {
    const advice = isFull ? undefined : adviceFor(found);
    if (advice) console.log(advice);
    return found;
  }
  install(isFull);
  const installed = findChromium(isFull);
  if (installed) return installed;
  throw new Error(
    'No Chromium: install one, set CHROMIUM to its path, or run `npx playwright install chromium`.',
  );
}

/** Names the command that halves the time of the browser tests; undefined with a headless shell or CHROMIUM. */
function adviceFor(browser: string): string | undefined {
  if (process.env.CHROMIUM || /headless[-_]shell/.test(browser) || !pathOf('apt-get')) return undefined;
  const command = `${isRoot() ? '' : 'sudo '}apt-get install ${HEADLESS_SHELL}`;
  return `The browser is ${browser}. On Debian this halves the time of the browser tests: ${command}`;
}

function install(isFull: boolean): void {
  if (!isRoot() || !pathOf('apt-get')) {
    run('npx', ['playwright', 'install', 'chromium']);
    return;
  }
  run('apt-get', ['update']);
  // Ubuntu and older releases of Debian have no package of the headless shell.
  const packages = isFull ? ['chromium'] : [HEADLESS_SHELL, 'chromium'];
  packages.some((name) => run('apt-get', ['install', '--yes', '--no-install-recommends', name]));
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function run(command: string, args: string[]): boolean {
  console.log(`No Chromium found: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

export function pathOf(command: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/**
 * Installs the packages of Debian that are missing, where that is possible.
 * @param finders by the name of the package; each returns the path of what the package brings
 * @returns the packages that are missing still
 */
export function installMissing(finders: Readonly<Record<string, () => string | undefined>>): string[] {
  const missing = () => Object.keys(finders).filter((name) => !finders[name]?.());
  const wanted = missing();
  if (wanted.length === 0 || !isRoot() || !pathOf('apt-get')) return wanted;
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  // One at a time, because Ubuntu has no package of Firefox.
  for (const name of wanted)
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { stdio: 'inherit' });
  return missing();
}
