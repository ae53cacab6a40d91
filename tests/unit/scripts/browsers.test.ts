import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../../dev/project.ts';
import { SENTENCE } from '../../../scripts/browsers/supported.ts';
import { featuresOfScript, featuresOfStyles } from '../../../scripts/browsers/unsupported.ts';

const names = (features: { name: string }[]) => features.map(({ name }) => name);

it.each(['README.md', 'index.html'])('%s names the browsers that run the portal', (file) => {
  expect(readFileSync(`${ROOT}/${file}`, 'utf8')).toContain(SENTENCE);
});

it.each([
  ['const sorted = list.toSorted();', ['.toSorted()']],
  ['Object.groupBy(list, key);', ['.groupBy()']],
  ['fetch(url, { signal: AbortSignal.timeout(9) });', ['AbortSignal.timeout']],
  ['const { promise } = Promise.withResolvers();', ['.withResolvers()']],
  ['[...list].sort(); structuredClone(list); list.at(-1);', []],
  // Older objects have a method of this name.
  ['form.with(1); list.map(String);', ['.with()']],
])('featuresOfScript finds what is too new in %s', (code, expected) => {
  expect(names(featuresOfScript(code))).toEqual(expected);
});

it('names the browsers whose oldest version lacks a function', () => {
  expect(featuresOfScript('list.findLast(isOpen);')).toEqual([
    { name: '.findLast()', browsers: ['firefox'] },
  ]);
});

it.each([
  ['.a { text-wrap: balance; }', ['text-wrap', 'text-wrap: balance']],
  ['.a:has(.b) { color: red; }', [':has']],
  ['@container (width > 9px) { .a { color: red; } }', ['@container']],
  ['.a { background: color-mix(in srgb, red, blue); }', ['color-mix()']],
  ['.a:focus-visible { display: grid; gap: 1rem; color: rgb(0 0 0 / 10%); }', []],
])('featuresOfStyles finds what is too new in %s', (css, expected) => {
  expect(names(featuresOfStyles(css))).toEqual(expected);
});
