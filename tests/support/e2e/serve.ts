import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { applyWebEnvironment, webEnvironment } from '../../../dev/environment.ts';
import { ROOT } from '../../../dev/project.ts';
import { stopRequested } from '../../../dev/signals.ts';
import { startStack } from '../../../dev/stack.ts';
import { e2ePorts } from './environment.ts';
import { startHosting } from './hosting.ts';

/** Starts a stack of its own and serves the production build against it, until SIGTERM. Playwright runs this. */
async function main(folder: string): Promise<string | undefined> {
  const stop = stopRequested();
  const ports = await e2ePorts();
  const outDir = join(folder, 'dist');
  process.env.NODE_ENV = 'production';
  applyWebEnvironment(webEnvironment(ports));

  const web = { root: ROOT, envDir: false as const, logLevel: 'warn' as const };
  const starting = startStack({ ports, folder: join(folder, 'stack') });
  const serving = build({ ...web, build: { outDir, emptyOutDir: true } }).then(() =>
    startHosting(folder, ports),
  );
  try {
    const [stack, hosting] = await Promise.all([starting, serving]);
    return (await Promise.race([stop, stack.crashed, hosting.crashed])) ?? undefined;
  } finally {
    await Promise.allSettled([starting, serving].map(async (part) => (await part).stop()));
  }
}

const folder = await mkdtemp(join(tmpdir(), 'onboarding-e2e-'));
const crash = await main(folder).catch((error: unknown) =>
  error instanceof Error ? error.message : `${error}`,
);
if (crash) console.error(crash);
await rm(folder, { recursive: true, force: true });
process.exit(crash ? 1 : 0);
