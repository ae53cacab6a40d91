import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { DEMO_PASSWORD } from '../../dev/accounts.ts';
import type { AdminApi } from '../../dev/adminApi.ts';
import { applyWebEnvironment } from '../../dev/environment.ts';
import { freePorts } from '../../dev/ports.ts';
import { HOST, ROOT } from '../../dev/project.ts';
import { startStack } from '../../dev/stack.ts';
import { requireChromium } from '../../tests/support/e2e/chromium.ts';
import { makeSectionOne, makeUserRecord } from '../../tests/support/factories.ts';
import { serveCompressed } from './compressedHosting.ts';
import { measureDevStart } from './devStart.ts';
import { measureFirstVisit, type Person } from './firstVisit.ts';
import { measureInteractions } from './interactions.ts';
import { reportOf, type Section } from './report.ts';
import { spreadsOf } from './statistics.ts';
import { lastTestTimes } from './testTimes.ts';

const RUNS = 5;
const REPORT = `${ROOT}/test-results/bench-speed.json`;
const PERSON: Person & { uid: string } = {
  uid: 'benchSpeed000000000000000001',
  email: 'meera.nair@demo.example',
  password: DEMO_PASSWORD,
};

/** Somebody whose Section 1 has more than sixty fields filled. */
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

/** Builds, serves and measures; everything of its own is stopped at the end. */
async function measure(folder: string, browser: Browser): Promise<Section[]> {
  const start = performance.now();
  const ports = await freePorts();
  const stack = await startStack({ ports, folder: join(folder, 'stack') });
  const stackReady = performance.now() - start;
  const origin = `http://${HOST}:${ports.web}`;
  try {
    await createPerson(stack.admin);
    const dev = await measureDevStart(browser, ports.web, stack.environment);

    process.env.NODE_ENV = 'production';
    applyWebEnvironment(stack.environment);
    const outDir = join(folder, 'dist');
    await build({ root: ROOT, envDir: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    const stopServing = await serveCompressed(outDir, ports.web);
    const visits: Record<string, number>[] = [];
    const sittings: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(await measureFirstVisit(browser, origin, PERSON));
      sittings.push(await measureInteractions(browser, origin, PERSON));
    }
    await stopServing();
    const starts = { 'dev: emulators, mail and demo data, ms': stackReady, ...dev, ...lastTestTimes() };
    return [
      { title: `First visit, ${RUNS} runs`, measured: spreadsOf(visits) },
      { title: `Interactions, ${RUNS} runs`, measured: spreadsOf(sittings) },
      { title: 'Starting and testing, once, without slowing down', measured: spreadsOf([starts]) },
    ];
  } finally {
    await stack.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'onboarding-speed-'));
const browser = await chromium.launch({ executablePath: requireChromium(true) });
const exitCode = await measure(folder, browser).then(
  async (sections) => {
    const [cpu] = cpus();
    const machine = `${cpus().length} x ${cpu?.model ?? 'unknown'}, Chromium ${browser.version()}`;
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
