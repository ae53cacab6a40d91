import { performance } from 'node:perf_hooks';
import { createServer } from 'vite';
import { keepFolder } from './emulator/keepFolder.ts';
import { applyWebEnvironment, webEnvironment } from './environment.ts';
import { devPorts } from './ports.ts';
import { HOST, ROOT } from './project.ts';
import { stopRequested, withoutExits } from './signals.ts';
import { startStack } from './stack.ts';
import { readyTable } from './table.ts';

async function main(options: string[]): Promise<number> {
  const unknown = options.find((option) => option !== '--keep');
  if (unknown) throw new Error(`Unknown option ${unknown}; there is only --keep.`);

  const stop = stopRequested();
  const dataFolder = options.includes('--keep') ? keepFolder(ROOT) : undefined;
  const running = await Promise.race([start(dataFolder), stop]);
  // Nothing to store yet: the children end with this process.
  if (!running) return 1;

  const crash = await Promise.race([stop, running.crashed]);
  console.log(crash ?? 'Stopping.');
  await running.stop();
  return crash ? 1 : 0;
}

interface Running {
  crashed: Promise<string>;
  stop: () => Promise<unknown>;
}

async function start(dataFolder: string | undefined): Promise<Running> {
  const ports = devPorts();
  applyWebEnvironment(webEnvironment(ports));
  const stack = await startStack({ ports, folder: `${ROOT}/.local/dev`, dataFolder });
  const stopWeb = await startWeb(ports.web).catch(async (error) => {
    await stack.stop();
    throw error;
  });
  // The clock of `performance` starts with this process.
  console.log(readyTable(ports, performance.now(), dataFolder));
  return { crashed: stack.crashed, stop: () => Promise.all([stopWeb(), stack.stop()]) };
}

/** Resolves when it listens, with the function that stops it. */
async function startWeb(port: number): Promise<() => Promise<void>> {
  const server = await withoutExits(() =>
    createServer({
      root: ROOT,
      envDir: false,
      clearScreen: false,
      server: { host: HOST, port, strictPort: true },
    }),
  );
  await server.listen();
  return () => server.close();
}

const exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
process.exit(exitCode);
