import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ROOT } from '../dev/project.ts';
import { requireChromium } from '../tests/support/e2e/stack/chromium.ts';
import type { Measurement } from './soak/seat.ts';
import { leaksOf, lineOf, seriesOf } from './soakFigures.ts';

const JOURNEYS = 200;
/** The emulator keeps the database channels of pages that are gone, and takes 256; each portion has a stack of its own. */
const PORTION = 50;
const RESULTS = `${ROOT}/test-results`;
const FIGURES = `${RESULTS}/soak.ndjson`;
const REPORT = `${RESULTS}/bench-soak.json`;

/** Runs one portion with two workers; says whether all went well, and what was measured. */
async function runPortion(spec: string, journeys: number): Promise<{ ok: boolean; measured: Measurement[] }> {
  await rm(FIGURES, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'bench/soak/playwright.config.ts',
      '--workers=2',
      spec,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, SOAK_FIGURES: FIGURES, SOAK_JOURNEYS: `${journeys}` },
      stdio: 'inherit',
    },
  );
  const lines = existsSync(FIGURES) ? (await readFile(FIGURES, 'utf8')).trim().split('\n') : [];
  return { ok: status === 0, measured: lines.map((line) => JSON.parse(line) as Measurement) };
}

/** `npm run bench:soak [journeys]`: prints errors, times, memory and listeners; returns the exit code. */
async function main([wanted = `${JOURNEYS}`]: string[]): Promise<number> {
  requireChromium();
  await mkdir(RESULTS, { recursive: true });
  const start = performance.now();
  const problems: string[] = [];
  const all: Measurement[] = [];
  const run = async (name: string, spec: string, journeys: number, expected: number) => {
    const { ok, measured } = await runPortion(spec, journeys);
    all.push(...measured);
    for (const series of seriesOf(measured)) console.log(`${name}: ${lineOf(series)}`);
    problems.push(
      ...seriesOf(measured)
        .flatMap(leaksOf)
        .map((leak) => `${name}: ${leak}`),
    );
    if (!ok || measured.length !== expected)
      problems.push(`${name}: ${measured.length} of ${expected} went well`);
  };
  await run('session', 'session.spec', 0, 5);
  for (let done = 0; done < Number(wanted); done += PORTION) {
    const journeys = Math.min(PORTION, Number(wanted) - done);
    await run(`journeys ${done + 1} to ${done + journeys}`, 'journeys.spec', journeys, journeys);
  }
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const journeys = all.filter(({ kind }) => kind === 'journey').length;
  await writeFile(
    REPORT,
    `${JSON.stringify({ at: new Date().toISOString(), minutes, problems, all }, null, 2)}\n`,
  );
  console.log(`\n${journeys} journeys in ${minutes} minutes, ${problems.length} problems`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
