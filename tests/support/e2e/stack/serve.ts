import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { applyWebEnvironment, webEnvironment } from '../../../../dev/environment.ts';
import type { StackPorts } from '../../../../dev/ports.ts';
import { ROOT } from '../../../../dev/project.ts';
import { stopRequested } from '../../../../dev/signals.ts';
import { type StackPart, startData, startMail, startTogether } from '../../../../dev/stack.ts';
import { CLOCK, e2ePorts, READY } from './environment.ts';
import { startHosting } from './hosting.ts';
import { applyModeRules, modePlugin } from './runModes.ts';

/** The parts shared by all browser tests: the production build behind Hosting, and the mails. */
async function startPortal(folder: string, ports: StackPorts): Promise<StackPart> {
  const outDir = join(folder, 'dist');
  process.env.NODE_ENV = 'production';
  applyWebEnvironment(webEnvironment(ports));
  const starting = startMail({ ports, folder: join(folder, 'mail') });
  await build({
    root: ROOT,
    envDir: false,
    logLevel: 'warn',
    plugins: [modePlugin()],
    build: { outDir, emptyOutDir: true },
  });
  return startTogether([starting, startHosting(folder, ports)]);
}

async function startModeData(folder: string, ports: StackPorts): Promise<StackPart> {
  const data = await startData({ ports, folder: join(folder, 'data'), clockStart: process.env[CLOCK] });
  await applyModeRules(ports);
  return data;
}

/** Starts `portal`, `data` or without a name both, on the ports of this test run, until SIGTERM. */
async function main(folder: string, wanted: string | undefined): Promise<string | undefined> {
  const stop = stopRequested();
  const ports = await e2ePorts();
  const starting: Promise<StackPart>[] = [];
  if (wanted !== 'data') starting.push(startPortal(folder, ports));
  if (wanted !== 'portal') starting.push(startModeData(folder, ports));
  const parts = await startTogether(starting);
  console.log(READY);
  try {
    return (await Promise.race([stop, parts.crashed])) ?? undefined;
  } finally {
    await parts.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'onboarding-e2e-'));
const crash = await main(folder, process.argv[2]).catch((error: unknown) =>
  error instanceof Error ? error.message : `${error}`,
);
if (crash) console.error(crash);
await rm(folder, { recursive: true, force: true });
process.exit(crash ? 1 : 0);
