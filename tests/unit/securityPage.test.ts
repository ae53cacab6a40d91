import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../dev/project.ts';

const page = readFileSync(`${ROOT}/SECURITY.md`, 'utf8');
const NUMBERS = [...page.matchAll(/^\| R([0-9]+) \|/gm)].map(([, number]) => Number(number));

/** The files that SECURITY.md names as the proof of an invariant. */
function filesOf(number: number): string[] {
  const row = page.split('\n').find((line) => line.startsWith(`| R${number} |`));
  return (
    row
      ?.split('|')
      .at(-2)
      ?.split(',')
      .map((file) => file.trim()) ?? []
  );
}

/** The numbers at the start of the titles of a rules test or of a row of the matrix, with ranges such as `R1 to R12` expanded. */
function numbersIn(file: string): Set<number> {
  const path = `${ROOT}/tests/rules/${file}.test.ts`;
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const heads = [...source.matchAll(/(?:['"`]|^)(R[0-9][^:'"`]*):/gm)].map(([, head = '']) => head);
  return new Set(heads.flatMap((head) => [...inRanges(head), ...inList(head)]));
}

function inRanges(head: string): number[] {
  return [...head.matchAll(/R([0-9]+) to R([0-9]+)/g)].flatMap(([, first, last]) =>
    NUMBERS.filter((number) => number >= Number(first) && number <= Number(last)),
  );
}

function inList(head: string): number[] {
  return [...head.matchAll(/R([0-9]+)/g)].map(([, number]) => Number(number));
}

describe('SECURITY.md', () => {
  test.each(NUMBERS)('names the files that test R%i', (number) => {
    const files = filesOf(number);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !numbersIn(file).has(number))).toEqual([]);
  });
});
