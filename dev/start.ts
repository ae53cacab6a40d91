import { performance } from 'node:perf_hooks';
import { applyWebEnvironment, webEnvironment } from './environment.ts';
import { keepFolder } from './keepFolder.ts';
import { devPorts } from './ports.ts';
import { ROOT } from './project.ts';
import { startStack } from './stack.ts';
import { readyTable } from './table.ts';
import { startWeb } from './web.ts';

const LOCAL = `${ROOT}/.local`;

async function main(options: string[]): Promise<void> {
  const unknown = options.find((option) => option !== '--keep');
  if (unknown) throw new Error(`Unknown option ${unknown}; there is only --keep.`);

  const ports = devPorts();
  applyWebEnvironment(webEnvironment(ports));
  const dataFolder = options.includes('--keep') ? keepFolder(ROOT) : undefined;
  const stack = await startStack({ ports, folder: `${LOCAL}/dev`, dataFolder });
  const stopWeb = await startWeb(ports.web).catch(async (error) => {
    await stack.stop();
    throw error;
  });
  const stopped = stopSignal();
  // The clock of `performance` starts with this process.
  console.log(readyTable(ports, performance.now(), dataFolder));

  const crash = await Promise.race([stopped, stack.crashed]);
  console.log(crash ?? 'Stopping.');
  await Promise.all([stopWeb(), stack.stop()]);
  process.exit(crash ? 1 : 0);
}

/** Resolves when a person asks for the end; a second time ends it at once. */
function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(undefined);
      });
    }
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
