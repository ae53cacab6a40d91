import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  logFile: string;
  /** How long a process may take to stop before it is killed. */
  stopTimeout?: number;
}

export interface ManagedProcess {
  name: string;
  /** Resolves with one line when the process ends without `stop`; never rejects. */
  crashed: Promise<string>;
  /** Resolves when the process is gone; may be called more than once. */
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();

// A parent that ends early, for example by an exception, must not leave its children on their ports.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** In its own process group, so that Ctrl-C reaches it only through `stop`, and in order. */
export function startProcess(options: ProcessOptions): ManagedProcess {
  const { name, logFile } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  running.add(child);

  let isStopping = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  }).finally(() => running.delete(child));
  const crashed = new Promise<string>((resolve) => {
    void ended.then((how) => {
      if (!isStopping) resolve(`${name} stopped unexpectedly (${how})${lastLines(logFile)}`);
    });
  });

  async function stop(): Promise<void> {
    isStopping = true;
    if (!running.has(child)) return;
    signalGroup(child, 'SIGTERM');
    const killer = setTimeout(() => signalGroup(child, 'SIGKILL'), options.stopTimeout ?? 5_000);
    await ended;
    clearTimeout(killer);
  }

  return { name, crashed, stop };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

function lastLines(logFile: string): string {
  const lastLine = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
  return lastLine ? `: ${lastLine}` : '';
}
