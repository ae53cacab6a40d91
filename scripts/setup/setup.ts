import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ROOT } from '../../dev/project.ts';
import { readWords } from '../command.ts';
import { GENERATED_FILES, staleFiles } from './blocks.ts';
import { CONFIG_FILE, type Problem, problemAt, textOf } from './configFile.ts';
import { checkConfig, type PortalConfig } from './configSchema.ts';
import { exampleProblems } from './examples.ts';
import { askForValues, type Terminal } from './questions.ts';

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

interface Surroundings {
  /** The checkout. */
  root: string;
  print: (line: string) => void;
  /** Absent without a terminal, for example in a script. */
  ask?: Terminal['ask'] | undefined;
}

/**
 * Asks for the missing values of portal.config.json and writes them into files that cannot import it; with
 * --write asks nothing, with --check writes nothing.
 * @returns the exit code
 */
export async function setUp(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { root, print, ask } = surroundings;
  const { check, write } = readWords('setup', words).values;
  const path = join(root, CONFIG_FILE);
  const source = readFileSync(path, 'utf8');

  let { config, problems } = checkConfig(source);
  if (ask && config && !check && !write) {
    const text = `${JSON.stringify(await askForValues(config, { ask, print }), null, 2)}\n`;
    if (text !== source) writeFileSync(path, text);
    ({ config, problems } = checkConfig(text));
  }
  if (config) problems.push(...logoProblems(root, config));
  for (const problem of problems) print(textOf(problem));
  if (!config || problems.length > 0) return 1;

  const stale = staleFiles(textsOf(root), config);
  for (const each of stale) {
    if (!check) writeFileSync(join(root, each.file), each.text);
    print(check ? textOf(each) : `Wrote ${each.file}.`);
  }
  if (check && stale.length > 0) return 1;
  if (stale.length === 0) print(`Everything is as ${CONFIG_FILE} says.`);
  if (!check) for (const problem of exampleProblems(config)) print(textOf(problem));
  return 0;
}

function textsOf(root: string): Record<string, string> {
  const files = [...GENERATED_FILES, ...readdirSync(root).filter((file) => /^\.env\b/.test(file))];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function logoProblems(root: string, { logo }: PortalConfig): Problem[] {
  if (existsSync(join(root, 'public', logo))) return [];
  return [problemAt(['logo'], `There is no file public${logo}.`)];
}
