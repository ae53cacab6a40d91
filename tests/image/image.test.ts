import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../dev/accounts.ts';
import { createAdminApi } from '../../dev/adminApi.ts';
import { mailServiceEnvironment, startMailbox } from '../../dev/mail.ts';
import { freePorts, type StackPorts } from '../../dev/ports.ts';
import { HOST, ROOT } from '../../dev/project.ts';
import { waitForHttp } from '../../dev/servers.ts';
import { type StackPart, startData, startTogether } from '../../dev/stack.ts';
import { signInWithPassword } from '../support/e2e/stack/session.ts';

/** `nobody` on every Linux. */
const NOBODY = 65_534;
const { submitted, trainee } = DEMO_ACCOUNTS;

let folder: string;
let ports: StackPorts;
let stack: StackPart;
/** What the Dockerfile puts into the image. */
let image: string;
let service: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onboarding-image-'));
  chmodSync(folder, 0o755);
  ports = await freePorts();
  stack = await startTogether([
    startData({ ports, folder: join(folder, 'data') }),
    startMailbox({ ports, folder, mailFolder: join(folder, 'mail') }),
  ]);
  image = installAndBuild(join(folder, 'image'));
}, 300_000);

afterAll(async () => {
  service?.kill('SIGKILL');
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of mail-service/Dockerfile; CI builds the image itself. */
function installAndBuild(target: string): string {
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'mail-service/package.json']) {
    cpSync(join(ROOT, file), join(target, file));
  }
  execFileSync('npm', ['ci', '--omit=dev', '--workspace', 'mail-service'], { cwd: target, stdio: 'pipe' });
  const build = ['vite', 'build', '--outDir', target, '--emptyOutDir=false'];
  execFileSync('npx', build, { cwd: join(ROOT, 'mail-service'), stdio: 'pipe' });
  return target;
}

function start(environment: Record<string, string>, ...args: string[]) {
  const isRoot = process.getuid?.() === 0;
  service = spawn('node', args, {
    cwd: image,
    // A container has no variables of this computer's environment.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let output = '';
  for (const stream of [service.stdout, service.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { service, said: () => output };
}

const mailEnvironment = (smtpPort = ports.smtp) => {
  const { mailService: port, web: webPort, firestore: firestorePort } = ports;
  return mailServiceEnvironment({ port, smtpPort, webPort, firestorePort });
};

it('without settings it does not start, and reports each missing one', async () => {
  const { service, said } = start({}, 'main.mjs');
  expect(await once(service, 'exit')).toEqual([1, null]);
  expect(said()).toMatch(/FIREBASE_PROJECT_ID is missing\.\n.*PORTAL_ORIGINS is missing\./);
});

it('the image starts, is healthy, and finishes a running mail after SIGTERM', async () => {
  const login = { email: submitted.email, password: DEMO_PASSWORD };
  const { idToken } = await signInWithPassword(ports.auth, 'demo-key', login);
  // The mail waits between the service and the mailbox until the service has stopped listening.
  const gate = createTcpServer().listen(0, HOST);
  await once(gate, 'listening');
  const { service, said } = start(mailEnvironment((gate.address() as AddressInfo).port), 'main.mjs');
  const address = `http://${HOST}:${ports.mailService}`;
  await waitForHttp([`${address}/healthz`], [], 10_000);

  const arrives = once(gate, 'connection');
  const answers = fetch(`${address}/api/mail/notice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ kind: 'receipt', uid: submitted.uid }),
  });
  const [waiting] = (await arrives) as [Socket];
  service.kill('SIGTERM');
  const isOpen = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  const ends = once(service, 'exit');
  waiting.pipe(connect(ports.smtp, HOST)).pipe(waiting);
  expect((await answers).status).toBe(200);
  expect(await ends).toEqual([0, null]);
  expect(said()).toContain('"message":"stopped"');
  gate.close();
  // The mailbox lists a mail shortly after it accepted it.
  const mails = async () => (await fetch(`http://${HOST}:${ports.mailbox}/email`)).json();
  await expect
    .poll(mails)
    .toMatchObject([{ to: [{ address: submitted.email }], attachments: [{ fileName: 'logo.png' }] }]);
});

it('the job in the image lists due mails and sends them once', {
  tags: ['reminder-once'],
}, async () => {
  // The emulator needs no credentials: the library would warn about this answer.
  const metadata = createServer((_, response) => response.writeHead(403).end()).listen(0, HOST);
  await once(metadata, 'listening');
  const GCE_METADATA_HOST = `${HOST}:${(metadata.address() as AddressInfo).port}`;
  const run = async (...options: string[]) => {
    const { service, said } = start({ ...mailEnvironment(), GCE_METADATA_HOST }, 'remind.mjs', ...options);
    expect(await once(service, 'exit')).toEqual([0, null]);
    return said();
  };
  const record = () => createAdminApi(ports).readRecord(`reminders/${trainee.uid}`);
  const due = await run('--dry-run');
  expect(due).toContain(`person ${trainee.uid}: Your forms are not complete yet, 1 of 5\n`);
  // The made-up people of the demo have due mails too.
  const [count] = /\d+(?= due\. Nothing was sent\.\n$)/.exec(due) ?? [];
  expect(await record()).toBeNull();
  expect(await run()).toContain(`"message":"reminders","sent":${count},"taken":0,"refused":0,"failed":0`);
  expect(await record()).toMatchObject({ sent: { count: 1 } });
  const mails = `http://${HOST}:${ports.mailbox}/email?${new URLSearchParams({ 'envelope.to.address': trainee.email })}`;
  await expect
    .poll(async () => (await fetch(mails)).json())
    .toMatchObject([{ subject: 'Your forms are not complete yet' }]);
  expect(await run()).toContain('"sent":0,"taken":0,"refused":0,"failed":0');
  metadata.close();
});
