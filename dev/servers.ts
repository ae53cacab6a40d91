import { setTimeout as delay } from 'node:timers/promises';
import { type ManagedProcess, type ProcessOptions, startProcess } from './processes.ts';

/**
 * Starts a process, and resolves when all addresses answer. @throws Error, with the process stopped, when it ends before, or
 * after `timeout` milliseconds
 */
export async function startServer(
  options: ProcessOptions,
  urls: string[],
  timeout: number,
): Promise<ManagedProcess> {
  const server = startProcess(options);
  try {
    await waitForHttp(urls, [server.crashed], timeout);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Any HTTP status counts. @throws Error when `crashed` resolves first, or after `timeout` milliseconds */
export async function waitForHttp(
  urls: string[],
  crashed: Promise<string>[],
  timeout: number,
): Promise<void> {
  const deadline = Date.now() + timeout;
  const crash = Promise.race(crashed).then((line) => {
    throw new Error(line);
  });
  await Promise.race([Promise.all(urls.map((url) => waitForOne(url, deadline))), crash]);
}

async function waitForOne(url: string, deadline: number): Promise<void> {
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error(`Nothing answers at ${url}.`);
    await delay(25);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
