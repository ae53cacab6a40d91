import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setUp } from './setup.ts';

const root = join(import.meta.dirname, '../..');
const lines = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

// Ctrl-C or Ctrl-D: a question that nobody answers would never end.
const stop = () => {
  console.log('\nNothing was changed.');
  process.exit(130);
};
lines?.once('close', stop);

try {
  process.exitCode = await setUp(process.argv.slice(2), {
    root,
    ask: lines && ((question) => lines.question(question)),
    print: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  lines?.off('close', stop).close();
}
