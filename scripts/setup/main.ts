import { createInterface } from 'node:readline/promises';
import { ROOT } from '../../dev/project.ts';
import { setUp } from './setup.ts';

export async function main(words: string[]): Promise<number> {
  const lines = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  // Ctrl-C or Ctrl-D: a question without an answer would never end.
  const stop = () => {
    console.log('\nNothing was changed.');
    process.exit(130);
  };
  lines?.once('close', stop);
  try {
    return await setUp(words, {
      root: ROOT,
      ask: lines && ((question) => lines.question(question)),
      print: (line) => console.log(line),
    });
  } finally {
    lines?.off('close', stop).close();
  }
}
