import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../dev/project.ts';

const PAGE = readFileSync(`${ROOT}/SECURITY.md`, 'utf8');
const NUMBERS = [...new Set([...PAGE.matchAll(/^- R([0-9]+): /gm)].map(([, number]) => Number(number)))];

/** The numbers at the start of the titles and matrix rows of the rules tests, with ranges such as `R1 to R12` expanded. */
const TESTED = new Set(
  readdirSync(`${ROOT}/tests/rules`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${ROOT}/tests/rules/${file}`, 'utf8').matchAll(/(?:['"`]|^)(R[0-9][^:'"`]*):/gm),
    ])
    .flatMap(([, head = '']) => [...inRanges(head), ...inList(head)]),
);

function inRanges(head: string): number[] {
  return [...head.matchAll(/R([0-9]+) to R([0-9]+)/g)].flatMap(([, first, last]) =>
    NUMBERS.filter((number) => number >= Number(first) && number <= Number(last)),
  );
}

function inList(head: string): number[] {
  return [...head.matchAll(/R([0-9]+)/g)].map(([, number]) => Number(number));
}

test('the invariants are numbered without a gap', () => {
  expect(NUMBERS.toSorted((one, other) => one - other)).toEqual(NUMBERS.map((_, at) => at + 1));
});

test.each(NUMBERS)('R%i begins the title of a rules test', (number) => {
  expect(TESTED).toContain(number);
});

test('SECURITY.md has every invariant that a rules test proves', () => {
  expect([...TESTED].filter((number) => !NUMBERS.includes(number))).toEqual([]);
});

test('SECURITY.md has a heading for every collection of firestore.rules', () => {
  const headings = (PAGE.match(/^### .+$/gm) ?? []).join();
  const rules = readFileSync(`${ROOT}/firestore.rules`, 'utf8');
  const collections = [...rules.matchAll(/^ {4}match \/(\w+)\//gm)].map(([, name = '']) => name);
  expect(collections.length).toBeGreaterThan(20);
  expect(collections.filter((name) => !headings.includes(`\`${name}\``))).toEqual([]);
});
