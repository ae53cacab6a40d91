import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../../dev/accounts.ts';
import type { AdminApi } from '../../dev/adminApi.ts';
import { applyWebEnvironment } from '../../dev/environment.ts';
import { HOST, ROOT } from '../../dev/project.ts';
import { startStack } from '../../dev/stack.ts';
import { readTimes } from '../../tests/runner/reports.ts';
import { browserOptions, requireChromium } from '../../tests/support/e2e/stack/chromium.ts';
import { e2ePorts } from '../../tests/support/e2e/stack/environment.ts';
import { makeSectionOne, makeUserRecord } from '../../tests/support/factories.ts';
import { serveCompressed } from '../compressedHosting.ts';
import { buildPortal } from '../portal.ts';
import { fillQueue, measureActions } from './actions.ts';
import { measureFirstVisit, measureLoginPage, type Person } from './firstVisit.ts';
import { measureInteractions } from './interactions.ts';
import { reportOf, type Section } from './report.ts';
import { spreadsOf } from './statistics.ts';

const RUNS = 5;
/** A single run varies more than two versions differ. */
const RUNS_BESIDE = 25;
/** Each run has a sitting on slow 4G and one on a fast network. */
const ACTION_RUNS = 3;
const REPORT = `${ROOT}/test-results/bench-speed.json`;
const PERSON: Person & { uid: string } = {
  uid: 'benchSpeed000000000000000001',
  email: 'meera.nair@demo.example',
  password: DEMO_PASSWORD,
};

/** A person with more than sixty filled fields in Section 1. */
async function createPerson(admin: AdminApi): Promise<void> {
  const { uid, email, password } = PERSON;
  const contact = {
    name: 'Ram Kumar',
    designation: 'Accounts',
    phone: '9000000001',
    email: 'ram@demo.example',
  };
  const contacts = Array.from({ length: 5 }, () => contact);
  const sectionOne = makeSectionOne({
    accountsDetails: contacts,
    salesDetails: contacts,
    makerDetails: contacts,
  });
  const record = makeUserRecord({ uid, email, vendorDetails: { sectionOne } });
  await admin.createAccount({ uid, email, password, displayName: record.name, emailVerified: true });
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...record } }]);
}

interface Options {
  /** The folder of another checkout to compare with. */
  beside?: string;
  /** Measures only the ten actions. */
  actions: boolean;
  /** The number of people in the queue. */
  people: string;
}

/** Builds, serves and measures; stops everything it started at the end. */
async function measure(
  folder: string,
  browser: Browser,
  { beside, actions: hasOnlyActions, people }: Options,
): Promise<Section[]> {
  const ports = await e2ePorts();
  const stack = await startStack({ ports, folder: join(folder, 'stack') });
  applyWebEnvironment(stack.environment);
  try {
    if (beside) {
      return await measureBeside(browser, [resolve(beside), ROOT], folder, ports.web);
    }
    if (hasOnlyActions) {
      const stopServing = await serveCompressed(await buildPortal(ROOT, join(folder, 'dist')), ports.web);
      const actions = await sectionOfActions(browser, `http://${HOST}:${ports.web}`, Number(people));
      await stopServing();
      return [actions];
    }
    await createPerson(stack.admin);
    const stopServing = await serveCompressed(await buildPortal(ROOT, join(folder, 'dist')), ports.web);
    const origin = `http://${HOST}:${ports.web}`;
    const visits: Record<string, number>[] = [];
    const sittings: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(await measureFirstVisit(browser, origin, PERSON));
      sittings.push(await measureInteractions(browser, origin, PERSON));
    }
    const actions = await sectionOfActions(browser, origin, Number(people));
    await stopServing();
    return [
      { title: `First visit, ${RUNS} runs`, measured: spreadsOf(visits) },
      { title: `Interactions, ${RUNS} runs`, measured: spreadsOf(sittings) },
      actions,
      { title: 'Testing, once, without slowing down', measured: spreadsOf([lastTestTimes()]) },
    ];
  } finally {
    await stack.stop();
  }
}

async function sectionOfActions(browser: Browser, origin: string, people: number): Promise<Section> {
  await fillQueue(people);
  const measured = await measureActions(browser, origin, ACTION_RUNS);
  return { title: `Pressed to done, ${people} people in the queue, ${ACTION_RUNS} runs`, measured };
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
    actions: { type: 'boolean', default: false },
    people: { type: 'string', default: '20000' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'onboarding-speed-'));
const browser = await chromium.launch(browserOptions(requireChromium(true)));
const exitCode = await measure(folder, browser, options).then(
  async (sections) => {
    const [cpu] = cpus();
    const machine = `${cpus().length} x ${cpu?.model ?? 'unknown'}, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}`;
    console.log(`Slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, brotli. ${machine}\n\n${reportOf(sections)}`);
    await mkdir(`${ROOT}/test-results`, { recursive: true });
    const result = { at: new Date().toISOString(), machine, runs: RUNS, sections };
    await writeFile(REPORT, `${JSON.stringify(result, null, 2)}\n`);
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

/** Seconds of each suite in the last `npm test`, and their sum; empty before the first run. */
function lastTestTimes(): Record<string, number> {
  const times = Object.entries(readTimes());
  if (times.length === 0) return {};
  const total = times.reduce((sum, [, seconds]) => sum + seconds, 0);
  const lines = [...times, ['in all', total] as const];
  return Object.fromEntries(lines.map(([suite, seconds]) => [`npm test: ${suite}, s`, seconds]));
}
