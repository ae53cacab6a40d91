import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../dev/project.ts';

const RULES = readFileSync(`${ROOT}/firestore.rules`, 'utf8');
const LINES = RULES.split('\n');

/** The rows of the map at the head of the rules. */
const MAP = LINES.flatMap((line) => {
  const [, path, , invariants, functions] = /^\/\/ (\/\S+) \| (.+) \| (.+) \| (.+)$/.exec(line) ?? [];
  return path && invariants && functions ? [{ path, invariants, functions: functions.split(', ') }] : [];
});

/** The text of each `match` block by its whole path. */
const BLOCKS = new Map<string, string>();
const outer: string[] = [];
for (const [at, line] of LINES.entries()) {
  const [, indent = '', pattern] = /^( {4,})match (\S+) \{$/.exec(line) ?? [];
  if (pattern === undefined) continue;
  const depth = indent.length / 2 - 2;
  outer.splice(depth, outer.length, pattern);
  const end = LINES.indexOf(`${indent}}`, at);
  BLOCKS.set(outer.join(''), LINES.slice(at, end).join('\n'));
}

test('the map at the head of firestore.rules has every block, in the order of the file', () => {
  expect(MAP.map(({ path }) => path)).toEqual([...BLOCKS.keys()]);
});

test('every function of the map is defined in firestore.rules and used by its block', () => {
  const missing = MAP.flatMap(({ path, functions }) =>
    functions
      .filter((name) => !RULES.includes(`function ${name}(`) || !BLOCKS.get(path)?.includes(`${name}(`))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every invariant of the map is in SECURITY.md, and every invariant that a block names is in the map', () => {
  const page = readFileSync(`${ROOT}/SECURITY.md`, 'utf8');
  for (const { path, invariants } of MAP) {
    const known = numbersIn(invariants);
    expect([...known].filter((number) => !page.includes(`\n- R${number}: `))).toEqual([]);
    const named = numbersIn(
      [...`${BLOCKS.get(path)}`.matchAll(/allow .*; \/\/ (R.*)$/gm)].map(([, text]) => text).join(),
    );
    expect(
      [...named].filter((number) => !known.has(number)),
      path,
    ).toEqual([]);
  }
});

function numbersIn(text: string): Set<number> {
  const numbers = [...text.matchAll(/R([0-9]+)(?: to R([0-9]+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at),
  );
  return new Set(numbers);
}
