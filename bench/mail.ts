import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdminApi } from '../dev/adminApi.ts';
import { startEmulator } from '../dev/emulator.ts';
import { startMailbox } from '../dev/mailbox.ts';
import { mailServiceEnvironment } from '../dev/mailService.ts';
import { freePorts, type StackPorts } from '../dev/ports.ts';
import { HOST, ROOT } from '../dev/project.ts';
import { startTogether } from '../dev/stack.ts';
import { waitForHttp } from '../dev/waitFor.ts';
import { makeUserRecord } from '../tests/support/factories.ts';
import { unsignedToken } from '../tests/support/mailService.ts';

const PER_SECOND = 50;
const SECONDS = 60;
/** So many that nobody has more mails than an hour allows. */
const PEOPLE = 300;
/** The program is compiled and the connections are open. */
const SETTLED_S = 20;
const MOST_GROWTH = 1.15;
const SLOWEST_MS = 2_000;

interface Sample {
  second: number;
  megabytes: number;
}

/** Sends receipts to MailDev, each after a look at the record, from the bundle that is deployed; returns the exit code. */
async function main(folder: string): Promise<number> {
  const ports = await freePorts();
  execFileSync('npm', ['run', 'build', '--workspace', 'mail-service'], { cwd: ROOT, stdio: 'pipe' });
  const stack = await startTogether([
    // The profile that takes tokens of people without an account.
    startEmulator({ ports, folder, profile: 'mock-tokens' }),
    startMailbox({ ports, folder, mailFolder: join(folder, 'mail') }),
  ]);
  const service = spawn(process.execPath, [`${ROOT}/mail-service/dist/main.mjs`], {
    env: { ...process.env, ...environment(ports) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const address = `http://${HOST}:${ports.mailService}`;
    await waitForHttp([`${address}/healthz`], [], 10_000);
    const people = await addPeople(ports);
    const samples: Sample[] = [];
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const watch = setInterval(() => {
      samples.push({ second: seconds(), megabytes: residentMegabytes(service.pid) });
    }, 1_000);
    const answers = await sendAll(address, people);
    const took = seconds();
    clearInterval(watch);
    return report(answers, samples, took, await countMails(ports));
  } finally {
    service.kill('SIGTERM');
    await stack.stop();
  }
}

function environment(ports: StackPorts): Record<string, string> {
  return mailServiceEnvironment({
    port: ports.mailService,
    smtpPort: ports.smtp,
    webPort: ports.web,
    firestorePort: ports.firestore,
  });
}

async function addPeople(ports: StackPorts): Promise<string[]> {
  const uids = Array.from({ length: PEOPLE }, (_, at) => `bench${`${at}`.padStart(4, '0')}`);
  await createAdminApi(ports).writeRecords(
    uids.map((uid) => ({
      path: `users/${uid}`,
      data: { ...makeUserRecord({ uid, email: `${uid}@demo.example`, forms: { status: 1 } }) },
    })),
  );
  return uids;
}

interface Answer {
  status: number;
  milliseconds: number;
}

const NO_ANSWER: Answer = { status: 0, milliseconds: 30_000 };

/** At an even rate, whatever becomes of the earlier ones. */
async function sendAll(address: string, people: readonly string[]): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const start = performance.now();
  for (let at = 0; at < PER_SECOND * SECONDS; at += 1) {
    const uid = people[at % people.length] ?? '';
    await delay(Math.max(0, start + (at * 1000) / PER_SECOND - performance.now()));
    answers.push(send(address, uid, `bench-${at}-key`).catch(() => NO_ANSWER));
  }
  return Promise.all(answers);
}

async function send(address: string, uid: string, key: string): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(`${address}/api/mail/notice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${unsignedToken({ sub: uid })}`, 'Idempotency-Key': key },
    body: JSON.stringify({ kind: 'receipt', uid }),
  });
  await response.text();
  return { status: response.status, milliseconds: performance.now() - start };
}

async function countMails({ mailbox }: StackPorts): Promise<number> {
  const response = await fetch(`http://${HOST}:${mailbox}/email`);
  return ((await response.json()) as unknown[]).length;
}

function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The value that this part of them does not exceed. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

function report(answers: Answer[], samples: Sample[], took: number, arrived: number): number {
  const sent = answers.filter(({ status }) => status === 200).length;
  const times = answers.map(({ milliseconds }) => milliseconds);
  const settled = samples.filter(({ second }) => second >= SETTLED_S).map(({ megabytes }) => megabytes);
  const half = Math.floor(settled.length / 2);
  const [early, late] = [quantile(settled.slice(0, half), 0.5), quantile(settled.slice(half), 0.5)];
  const milliseconds = [0.5, 0.95, 0.99, 1].map((part) => Math.round(quantile(times, part)));
  const [median, , p99 = 0] = milliseconds;
  console.log(
    `${answers.length} mails in ${took.toFixed(1)} s, ${cpus().length} cores: ${sent} sent, ${arrived} arrived`,
  );
  console.log(`answers: ${milliseconds.join(', ')} ms (median, 95 %, 99 %, slowest)`);
  for (const { second, megabytes } of samples.filter((_, at) => at % 10 === 9)) {
    console.log(`memory after ${Math.round(second)} s: ${Math.round(megabytes)} MB`);
  }
  console.log(
    `memory from ${SETTLED_S} s on: ${Math.round(early)} MB, then ${Math.round(late)} MB (medians)`,
  );
  const isGood =
    sent === answers.length && arrived === sent && p99 <= SLOWEST_MS && late <= early * MOST_GROWTH;
  if (!isGood)
    console.error(
      `Not held: every mail sent once, 99 % within ${SLOWEST_MS} ms, memory flat (median ${median} ms).`,
    );
  return isGood ? 0 : 1;
}

const folder = await mkdtemp(join(tmpdir(), 'onboarding-bench-mail-'));
process.exitCode = await main(folder).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
await rm(folder, { recursive: true, force: true });
