import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { applyWebEnvironment } from '../../dev/environment.ts';
import { HOST, ROOT } from '../../dev/project.ts';
import { startStack } from '../../dev/stack.ts';
import { browserOptions, requireChromium } from '../../tests/support/e2e/stack/chromium.ts';
import { e2ePorts } from '../../tests/support/e2e/stack/environment.ts';
import { fillQueue, measureActions } from './actions.ts';
import { measureLoginPage } from './loginPage.ts';
import { buildPortal, serveCompressed } from './portal.ts';
import { reportOf, type Section, spreadsOf } from './report.ts';

const RUNS = 5;
/** A single run varies more than two versions differ. */
const RUNS_BESIDE = 25;
/** Each run has a sitting on slow 4G and one on a fast network. */
const ACTION_RUNS = 3;

interface Options {
  /** The folder of another checkout to compare with. */
  beside?: string;
  /** The number of people in the queue. */
  people: string;
}

/** Builds, serves and measures; stops everything it started at the end. */
async function measure(folder: string, browser: Browser, { beside, people }: Options): Promise<Section[]> {
  const ports = await e2ePorts();
  const stack = await startStack({ ports, folder: join(folder, 'stack') });
  applyWebEnvironment(stack.environment);
  try {
    if (beside) return await measureBeside(browser, [resolve(beside), ROOT], folder, ports.web);
    const stopServing = await serveCompressed(await buildPortal(ROOT, join(folder, 'dist')), ports.web);
    const origin = `http://${HOST}:${ports.web}`;
    const visits: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await measureLoginPage(browser, origin));
    await fillQueue(Number(people));
    const actions = await measureActions(browser, origin, ACTION_RUNS);
    await stopServing();
    return [
      { title: `Login page, ${RUNS} runs`, measured: spreadsOf(visits) },
      {
        title: `Pressed to done, ${people} people in the queue, ${ACTION_RUNS} runs`,
        measured: actions,
      },
    ];
  } finally {
    await stack.stop();
  }
}

/**
 * The login pages of several checkouts in turn, so that changes of the computer's load affect all of them.
 */
async function measureBeside(
  browser: Browser,
  roots: readonly string[],
  folder: string,
  port: number,
): Promise<Section[]> {
  const versions: { root: string; dist: string; visits: Record<string, number>[] }[] = [];
  for (const [index, root] of roots.entries()) {
    versions.push({ root, dist: await buildPortal(root, join(folder, `dist-${index}`)), visits: [] });
  }
  for (let run = 0; run < RUNS_BESIDE; run += 1) {
    for (const { dist, visits } of versions) {
      const stopServing = await serveCompressed(dist, port);
      visits.push(await measureLoginPage(browser, `http://${HOST}:${port}`));
      await stopServing();
    }
  }
  return versions.map(({ root, visits }) => ({
    title: `Login page of ${root}, ${RUNS_BESIDE} runs`,
    measured: spreadsOf(visits),
  }));
}

const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    people: { type: 'string', default: '20000' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'onboarding-speed-'));
const browser = await chromium.launch(browserOptions(requireChromium(true)));
const exitCode = await measure(folder, browser, options).then(
  (sections) => {
    const [cpu] = cpus();
    const machine = `${cpus().length} x ${cpu?.model ?? 'unknown'}, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}`;
    console.log(`Slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, brotli. ${machine}\n\n${reportOf(sections)}`);
    return 0;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  },
);
await browser.close();
await rm(folder, { recursive: true, force: true });
process.exit(exitCode);
