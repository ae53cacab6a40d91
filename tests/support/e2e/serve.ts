import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { applyWebEnvironment, webEnvironment } from '../../../dev/environment.ts';
import { HOST, ROOT } from '../../../dev/project.ts';
import { startStack } from '../../../dev/stack.ts';
import { e2ePorts } from './environment.ts';

/** Starts a stack of its own and serves the production build against it, until SIGTERM. Playwright runs this. */
async function main(): Promise<void> {
  const ports = await e2ePorts();
  const folder = await mkdtemp(join(tmpdir(), 'onboarding-e2e-'));
  const outDir = join(folder, 'dist');
  process.env.NODE_ENV = 'production';
  applyWebEnvironment(webEnvironment(ports));

  const web = { root: ROOT, envDir: false as const, logLevel: 'warn' as const };
  const stack = await startStack({ ports, folder: join(folder, 'stack') });
  const end = async (code: number) => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
    process.exit(code);
  };
  process.once('SIGTERM', () => void end(0));
  process.once('SIGINT', () => void end(0));
  try {
    await build({ ...web, build: { outDir, emptyOutDir: true } });
    await preview({
      ...web,
      build: { outDir },
      preview: { host: HOST, port: ports.web, strictPort: true },
    });
  } catch (error) {
    console.error(error);
    await end(1);
  }
  console.error(await stack.crashed);
  await end(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
