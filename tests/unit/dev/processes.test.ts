import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePorts } from '../../../dev/ports.ts';
import { type ManagedProcess, startProcess } from '../../../dev/processes.ts';
import { HOST } from '../../../dev/project.ts';
import { waitForHttp } from '../../../dev/servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'processes-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, options: { command?: string; stopTimeout?: number } = {}): ManagedProcess {
  const { command = process.execPath, stopTimeout } = options;
  return startProcess({
    name: 'The part',
    command,
    args: ['-e', script],
    cwd: folder,
    logFile: join(folder, 'part.log'),
    stopTimeout,
  });
}

it('reports in one line how a part ended by itself, with its last output', async () => {
  const part = run(`console.error('first'); console.error('no more memory'); process.exitCode = 3;`);
  expect(await part.crashed).toBe('The part stopped unexpectedly (exit code 3): no more memory');
});

it('kills a part that does not stop', async () => {
  const { web: port } = await freePorts();
  const script = `
    process.on('SIGTERM', () => {});
    require('http').createServer((_, answer) => answer.end()).listen(${port}, '${HOST}');
  `;
  const part = run(script, { stopTimeout: 50 });
  const url = `http://${HOST}:${port}/`;
  await waitForHttp([url], [part.crashed], 10_000);
  await part.stop();
  await expect(fetch(url)).rejects.toThrow();
});
