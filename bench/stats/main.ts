import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AdminApi } from '../../dev/adminApi.ts';
import { freePorts } from '../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../dev/project.ts';
import { startStack } from '../../dev/stack.ts';
import { madeUpPeople } from '../../tests/support/insights/madeUpPeople.ts';

const DAY = 86_400_000;
const BATCH = 1_000;
/** As in the scripts `stats` and `remind` of package.json. */
const MEMORY = ['--max-semi-space-size=4', '--max-old-space-size=150'];

/** The job that counts /insights, in its own process, for made-up people of thirteen months. */
async function main(people: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onboarding-stats-'));
  const ports = await freePorts();
  const stack = await startStack({ ports, folder: join(folder, 'stack') });
  try {
    await writePeople(stack.admin, people);
    const job = fork(new URL('./job.ts', import.meta.url), [PROJECT_ID, `${HOST}:${ports.firestore}`], {
      execArgv: [...process.execArgv, ...MEMORY],
    });
    job.on('message', (line) => console.log(line));
    const [code] = await once(job, 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePeople(admin: AdminApi, count: number): Promise<void> {
  const now = Date.now();
  const people = madeUpPeople(count, now - 390 * DAY, now);
  for (let at = 0; at < people.length; at += BATCH) {
    await admin.writeRecords(
      people.slice(at, at + BATCH).flatMap(({ record, progress }) => [
        { path: `users/${record.uid}`, data: { ...record } },
        { path: `progress/${record.uid}`, data: { ...progress } },
      ]),
    );
  }
}

const { values } = parseArgs({ options: { people: { type: 'string', default: '20000' } } });
await main(Number(values.people));
