import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './messages.ts';

const FILE = fileURLToPath(new URL('worker.ts', import.meta.url));
const TSCONFIG = fileURLToPath(new URL('collecting.tsconfig.json', import.meta.url));

/** A worker process. */
export interface Worker {
  /** Sends one order and waits for the answer. */
  ask: (order: Order) => Promise<Answer>;
  /** Resolves when the process is gone, and its emulator with it. */
  stop: () => Promise<void>;
}

/** Starts a worker and resolves when its tests are collected; rejects when it ends instead. */
export async function startWorker(configFile: string): Promise<Worker> {
  const child = fork(FILE, [configFile], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TSX_TSCONFIG_PATH: TSCONFIG },
  });
  await nextAnswer(child);
  return {
    async ask(order) {
      const answer = nextAnswer(child);
      child.send(order);
      return answer;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

function nextAnswer(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A worker ended with exit code ${code}.`));
    child.once('exit', onExit);
    child.once('message', (answer: Answer) => {
      child.off('exit', onExit);
      if (answer.kind === 'error') reject(new Error(answer.message));
      else resolve(answer);
    });
  });
}
