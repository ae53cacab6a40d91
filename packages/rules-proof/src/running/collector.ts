import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

/**
 * What the rules tests import as `vitest` while they run in the mutation check: it collects tests instead of running
 * them, so that one process can run any of them again and again. collecting.tsconfig.json puts it in vitest's place.
 */
export interface CollectedTest {
  file: string;
  title: string;
  family: string;
  run: () => unknown;
}

export const collected: CollectedTest[] = [];

// `vitest` itself is this file here, so its own entry is imported by its path.
const folder = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
const vitest = (await import(pathToFileURL(join(folder, 'dist/index.js')).href)) as typeof import('vitest');
export const expect = vitest.expect;

const titles: string[] = [];
let file = '';

/** Names the file whose tests come next. */
export function beginFile(name: string): void {
  file = name;
}

export function describe(title: string, ...rest: unknown[]): void {
  titles.push(title);
  functionIn(title, rest)();
  titles.pop();
}

export function test(title: string, ...rest: unknown[]): void {
  collect(title, title, functionIn(title, rest));
}

/** The function of a test or a block, which may follow options such as tags. */
function functionIn(title: string, rest: unknown[]): (...values: unknown[]) => unknown {
  const run = rest.find((each) => typeof each === 'function');
  if (!run) throw new Error(`${title} has no function.`);
  return run as (...values: unknown[]) => unknown;
}

function collect(title: string, family: string, run: CollectedTest['run']): void {
  const within = (name: string) => [...titles, name].join(' > ');
  collected.push({ file, title: within(title), family: within(family), run });
}

test.each =
  (cases: readonly unknown[]) =>
  (title: string, ...rest: unknown[]): void => {
    const run = functionIn(title, rest);
    for (const values of cases.map(valuesOf)) collect(named(title, values), title, () => run(...values));
  };

describe.each =
  (cases: readonly unknown[]) =>
  (title: string, ...rest: unknown[]): void => {
    const block = functionIn(title, rest);
    for (const values of cases.map(valuesOf)) describe(named(title, values), () => block(...values));
  };

function valuesOf(each: unknown): unknown[] {
  return Array.isArray(each) ? each : [each];
}

/** The title with its values, as in Vitest: `%s` is a value, `$form` a field of the first value. */
function named(title: string, values: readonly unknown[]): string {
  const shown = values.slice(0, title.match(/%[a-z]/g)?.length ?? 0);
  const fields = Object(values[0]) as Record<string, unknown>;
  return format(title, ...shown).replaceAll(/\$(\w+)/g, (_, field: string) => String(fields[field]));
}

/** Ignored: tests use it to close their clients, which suite.ts closes. */
export function afterAll(): void {}
