import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { emulatorKind } from '../../dev/emulator/emulator.ts';
import { ROOT } from '../../dev/project.ts';
import { requireEngines } from '../support/e2e/engines/programs.ts';
import { requireChromium } from '../support/e2e/stack/chromium.ts';
import { CLOCK, e2ePorts, READY } from '../support/e2e/stack/environment.ts';
import { reportFile } from './reports.ts';
import { filesCarrying } from './words.ts';

export interface Suite {
  name: string;
  /**
   * Runs the suite, or with a word the matching tests.
   * @returns the names of the written reports, and whether every command succeeded
   */
  run: (word: string | undefined) => Promise<{ reports: string[]; isOk: boolean }>;
}

/** The emulator keeps the database channels of closed pages, and accepts 256; each part gets a new one. */
const BROWSER_PARTS = 3;

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const RULES_PROOF = 'packages/rules-proof/src/main.ts';

/** The tag of the browser tests that `npm test` runs. */
const CORE = '@core';

const UNIT = ['unit', 'unit:dom'];
const RULES = ['rules', 'rules:own'];

/**
 * The suites of `npm run verify`: unit and rules tests at once, because one computes while the other waits.
 */
const QUICK = vitest('quick', [...UNIT, ...RULES]);

/** In the first hours of a financial year; the official emulators have the time of this computer. */
const LAST: BrowserRun =
  emulatorKind() === 'fireemu' ? { last: { project: 'clock', time: '2027-04-01T04:30:00Z' } } : {};

/** The suites of `npm test`: each role's way from invitation to approval, each form, a lost connection, a decision. */
export const TESTS: readonly Suite[] = [
  QUICK,
  proof('budgets', ['scripts/budgets/main.ts', '--build']),
  browser('core', 1, { project: 'e2e', grep: ['--grep', CORE] }),
];

/** Suites for parts of the tests, and all browser tests of tests/e2e but the faults. */
export const PARTS: readonly Suite[] = [
  vitest('unit', UNIT),
  vitest('rules', RULES),
  browser('e2e', BROWSER_PARTS, LAST),
];

/** The suites that `npm test` leaves out; `npm run test:rest` runs them, as does `.ci/run`. */
export const REST: readonly Suite[] = [
  browser('e2e-rest', BROWSER_PARTS, { project: 'e2e', grep: ['--grep-invert', CORE], ...LAST }),
  browser('faults', 2),
  vitest('model', ['rules'], ['tests/rules/model'], { MODEL_RUNS: '2000' }),
  proof(
    'rules-proof',
    [RULES_PROOF, 'both', 'rules-proof.config.ts', '--sample', '25', '--seed', '1'],
    ['mutation', 'coverage'],
  ),
  vitest('image', ['image']),
  browser('looks', 1),
  browser('engines', 1, { requireBrowser: requireEngines }),
  browser('translated-firefox', 1, { requireBrowser: requireEngines }),
  mode('aadhar-last4', ['aadhar.spec'], { E2E_AADHAR: 'last4' }),
  mode('aadhar-off', ['aadhar.spec'], { E2E_AADHAR: 'off' }),
  mode('consent-ask', ['aadhar.spec', 'consent.spec'], { E2E_CONSENT: 'ask' }),
  mode('staff-google', ['provider.spec'], { E2E_STAFF_SIGN_IN: 'google' }),
];

function vitest(
  name: string,
  projects: string[],
  files: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Suite {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const start = (report: string, args: string[]) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`];
    return node([VITEST, 'run', ...chosen, ...reporters, ...args], [report], environment);
  };
  return {
    name,
    run: async (word) => {
      if (word === undefined) return { reports: [name], isOk: start(name, files) };
      const { byName, byTitle, byTag } = filesCarrying(word, [...new Set(projects.flatMap(foldersOf))]);
      // Vitest combines a name and a tag with "and".
      const runs: [string, string[], string[]][] = [
        ['files', byName, []],
        ['titles', byTitle, ['-t', escaped(word)]],
        ['tags', byTag, [`--tags-filter=*${word.toLowerCase()}*`]],
      ];
      const due = runs.filter(([, chosenFiles]) => chosenFiles.length > 0);
      const reports = due.map(([kind]) => `${name}-${kind}`);
      const ends = due.map(([kind, chosenFiles, args]) =>
        start(`${name}-${kind}`, [...chosenFiles, ...args]),
      );
      return { reports, isOk: ends.every(Boolean) };
    },
  };
}

function foldersOf(project: string): string[] {
  return project.startsWith('unit') ? ['tests/unit', 'packages'] : [`tests/${project.split(':')[0]}`];
}

/** A build with another setting. */
function mode(name: string, files: string[], environment: NodeJS.ProcessEnv): Suite {
  return browser(name, 1, { project: 'modes', files, environment });
}

interface BrowserRun {
  project?: string;
  /** Parts of names; all files of the project without any. */
  files?: string[];
  environment?: NodeJS.ProcessEnv;
  /** Chooses tests by their tag, in a run without a word. */
  grep?: string[];
  /** Finds or installs what the tests start, or throws. */
  requireBrowser?: () => void;
  /** Another project after the parts, at this time. */
  last?: { project: string; time: string };
}

/** Browser tests of one Playwright project, in parts; the portal is built and served once for all of them. */
function browser(
  name: string,
  parts: number,
  {
    project = name,
    files = [],
    environment = {},
    grep = [],
    requireBrowser = requireChromium,
    last,
  }: BrowserRun = {},
): Suite {
  return {
    name,
    run: async (word) => {
      requireBrowser();
      const portal = await servePortal(environment);
      try {
        const asked = word === undefined ? grep : ['-g', escaped(word), '--pass-with-no-tests'];
        const count = word === undefined ? parts : 1;
        const runs = Array.from({ length: count }, (_, at) => ({
          report: count === 1 ? name : `${name}-${at + 1}`,
          args: ['--project', project, `--shard=${at + 1}/${count}`],
          environment,
        }));
        if (last && (word === undefined || mentions(`tests/e2e/${last.project}`, word))) {
          runs.push({
            report: `${name}-${last.project}`,
            args: ['--project', last.project],
            environment: { ...environment, [CLOCK]: last.time },
          });
        }
        const ends = runs.map((run) =>
          node([PLAYWRIGHT, 'test', ...files, ...run.args, ...asked], [run.report], run.environment),
        );
        return { reports: runs.map(({ report }) => report), isOk: ends.every(Boolean) };
      } finally {
        await portal.stop();
      }
    },
  };
}

/**
 * Builds and serves the portal for browser tests started from this process, which read its ports from the
 * environment. @throws Error when it ends before it is ready
 */
async function servePortal(environment: NodeJS.ProcessEnv): Promise<{ stop: () => Promise<void> }> {
  await e2ePorts();
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/e2e/stack/serve.ts', 'portal'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    createInterface(server.stdout).on('line', (line) => (line === READY ? resolve() : console.log(line)));
  });
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('The portal could not be built and served.');
  return {
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether a file of the folder has the word in its name or its text. */
function mentions(folder: string, word: string): boolean {
  const files = readdirSync(join(ROOT, folder));
  const texts = files.map((file) => `${file} ${readFileSync(join(ROOT, folder, file), 'utf8')}`);
  return texts.some((text) => text.toLowerCase().includes(word.toLowerCase()));
}

/** A check whose reports contain only the numbers passed and failed. */
function proof(name: string, [file = '', ...args]: string[], reports = [name]): Suite {
  return {
    name,
    // Has no tests that a word could select.
    run: async (word) =>
      word === undefined
        ? { reports, isOk: node(['--import', 'tsx', file, ...args], reports) }
        : { reports: [], isOk: true },
  };
}

function node(args: string[], reports: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  for (const report of reports) rmSync(reportFile(report), { force: true });
  const env = { ...process.env, ...environment, E2E_REPORT: reportFile(reports[0] ?? '') };
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  return status === 0;
}

/** A word is a text to look for, not a pattern. */
function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
