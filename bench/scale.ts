import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdminApi } from '../dev/adminApi.ts';
import { requireEmulator, startEmulator } from '../dev/emulator.ts';
import { webEnvironment } from '../dev/environment.ts';
import { freePorts, type StackPorts } from '../dev/ports.ts';
import { ROOT } from '../dev/project.ts';
import { growingScreens, type Measured, summarise, tableOf } from './measured.ts';
import { measureScreens } from './measureScreens.ts';
import { addPeople, createVisitors } from './population.ts';
import { openPortal, type Portal } from './portal.ts';

const SIZES = [200, 2_000, 20_000];
const RUNS = 3;
const REPORT = `${ROOT}/test-results/bench-scale.json`;

/** Measures every screen at every size against an emulator of its own; returns the exit code. */
async function main(folder: string): Promise<number> {
  requireEmulator();
  const ports = await freePorts();
  const emulator = await startEmulator({ ports, folder, profile: 'strict' });
  const portal = await openPortal(webEnvironment(ports));
  try {
    const admin = createAdminApi(ports);
    await createVisitors(admin);
    const measured: Measured[] = [];
    let seeded = 0;
    for (const people of SIZES) {
      const start = performance.now();
      await addPeople(admin, seeded, people);
      seeded = people;
      console.log(`${people.toLocaleString('en')} people, seeded in ${seconds(start)}`);
      measured.push(...(await measureRuns(portal, ports, people)));
    }
    return await report(measured);
  } finally {
    await portal.close();
    await emulator.stop();
  }
}

async function measureRuns(portal: Portal, ports: StackPorts, people: number): Promise<Measured[]> {
  const runs: Measured[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push((await measureScreens(portal, ports)).map((cost) => ({ ...cost, people })));
  }
  const [first = []] = runs;
  return first.map((_, index) => summarise(runs.flatMap((run) => run[index] ?? [])));
}

async function report(measured: readonly Measured[]): Promise<number> {
  console.log(`\n${tableOf(measured)}\n`);
  await mkdir(`${ROOT}/test-results`, { recursive: true });
  await writeFile(
    REPORT,
    `${JSON.stringify({ at: new Date().toISOString(), runs: RUNS, measured }, null, 2)}\n`,
  );
  const growing = growingScreens(measured);
  if (growing.length === 0) {
    console.log('No screen reads more when there are more people.');
    return 0;
  }
  console.error(`These screens read more when there are more people: ${growing.join('; ')}.`);
  return 1;
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

const folder = await mkdtemp(join(tmpdir(), 'onboarding-bench-'));
const exitCode = await main(folder).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
await rm(folder, { recursive: true, force: true });
process.exit(exitCode);
