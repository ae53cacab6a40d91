import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the tests: CHROMIUM, else one of the system, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  return SYSTEM_NAMES.map(pathOf).find(Boolean) ?? [chromium.executablePath()].find(existsSync);
}

/** Finds or installs a browser. Throws, saying what to do, when neither works. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium: install one, set CHROMIUM to its path, or run `npx playwright install chromium`.',
  );
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && pathOf('apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
}

function run(command: string, args: string[]): void {
  console.log(`No Chromium found: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

function pathOf(command: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
