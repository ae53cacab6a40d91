import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { refuseSwallowedOptions } from '../../dev/npmOptions.ts';
import { setUp } from './setup.ts';

const root = join(import.meta.dirname, '../..');
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
  const words = process.argv.slice(2);
  refuseSwallowedOptions('setup', { check: false, write: false }, words, process.env);
  process.exitCode = await setUp(words, {
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
