import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../../dev/project.ts';
import { e2ePorts, READY } from '../support/e2e/stack/environment.ts';

/**
 * Builds and serves the portal for browser tests started from this process, which read its ports from the
 * environment. @throws Error when it ends before it is ready
 */
export async function servePortal(
  environment: NodeJS.ProcessEnv = {},
): Promise<{ stop: () => Promise<void> }> {
  await e2ePorts();
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/e2e/stack/serve.ts', 'portal'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    createInterface(server.stdout).on('line', (line) => (line === READY ? resolve() : console.log(line)));
  });
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('The portal could not be built and served.');
  return {
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
