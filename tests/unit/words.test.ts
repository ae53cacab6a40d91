import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../dev/project.ts';

/** Expressions that comments, test titles and docs must not use, each with its replacement. */
const FORBIDDEN: [RegExp, string][] = [
  [/\ball the same\b/i, 'anyway'],
  [/\bin the meantime\b/i, 'meanwhile'],
  [/\basked? back\b|\basks back\b/i, 'returned, or "a reviewer raises a query"'],
  [/\bhears? of\b/i, 'the message that is shown'],
  [/\b(?:is|are|was|were|be) told\b/i, 'who sees which message'],
  [/\bstands? (?:with|at|in|under|there|beside|behind|next)\b/i, 'is, or is shown'],
  [/\bof (?:its|their|his|my|our|your) own\b/i, 'its own X'],
  [/\bwhat is no\b/i, 'the thing by its name'],
  [/\b(?:is|are|was|were) no \w+ any more\b/i, 'is no longer'],
  [/\bnames nobody\b/i, 'no record has this uid'],
  [/\bdear(?:er|est)?\b/i, 'expensive, or cost'],
  [/\bodd\b/i, 'unusual'],
  [/\bfaultless\b/i, 'without flags'],
  [/\bsecond look\b/i, 'flag'],
  [/\bcaution\b/i, 'warning'],
  [/\bnudges?\b/i, 'reminder'],
  [/\bdesk\b/i, 'review page'],
  // The collection is called papers.
  [/\bpaper\b|\b(?:a|all|each|of|on|signed|the|their|these) papers\b/i, 'printout, letter, or signed copy'],
  [/\bdeeds?\b/i, 'transition, or action'],
  [/\bjudg(?:e|es|ed)\b/i, 'check'],
  [/\bleft over\b/i, 'remains'],
  [/\bglances?\b/i, 'see'],
  [/\bwhoever\b/i, 'the reviewer, the person, the caller'],
  [/\bsomebody who\b/i, 'a person who'],
];

/** The same for names in code and of files. */
const FORBIDDEN_NAMES: [RegExp, string][] = [
  ...FORBIDDEN,
  [/\bdespite\b/, 'overridden'],
  [/\b\w+ remarks?\b|\bremarked\b/, 'warning, or flag: a remark is written by an approver'],
  [/\bfinding\b/, 'warning; the record is called findings'],
  [/\bdoubts?\b/, 'flag'],
  [/\bpromised\b/, 'owed'],
];
/** Stored fields, an option of a command, and the write of an approver's remark. */
const KNOWN_NAMES = /^(?:despite|vendorRemark|saveRemark)$/;

const FOLDERS = ['src', 'tests', 'scripts', 'dev', 'mail-service', 'packages', 'bench', 'docs'];
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'firestore.rules', 'storage.rules'];
const GLOSSARY = 'docs/architecture.md';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.[a-zA-Z.]+)?(?:\([^()]*\))?\(|^\s*\]?\)\()\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/gm;
const NAME = /\b(?:const|let|function|class|interface|type)\s+([a-zA-Z]\w+)/g;
/** Code and quoted texts of the screen may contain every word. */
const QUOTED = /`[^`\n]*`|"[^"\n]*"/g;

interface Passage {
  /** The first line, from 1. */
  line: number;
  text: string;
}

function passagesOf(file: string, text: string): Passage[] {
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  if (file.endsWith('.md')) {
    const prose = file === GLOSSARY ? text.slice(0, text.indexOf('## Glossary')) : text;
    return prose.split('\n').map((line, at) => ({ line: at + 1, text: line.startsWith('    ') ? '' : line }));
  }
  const comments = [...text.matchAll(COMMENT)].map((match) => ({
    line: lineOf(match.index),
    text: match[0],
  }));
  const titles = [...text.matchAll(TITLE)].map((match) => {
    const title = match[1] ?? '';
    return { line: lineOf(match.index + match[0].length - title.length), text: title.slice(1, -1) };
  });
  return [...comments, ...titles];
}

/** One line for each forbidden expression: file, line, the expression and its replacement. */
function forbiddenIn(file: string, text: string): string[] {
  return passagesOf(file, text).flatMap(({ line, text: passage }) =>
    passage.split('\n').flatMap((row, at) => {
      const words = row.replace(QUOTED, '');
      return FORBIDDEN.flatMap(([pattern, instead]) => {
        const word = pattern.exec(words)?.[0];
        return word === undefined ? [] : [`${file}:${line + at}: "${word}" -> ${instead}`];
      });
    }),
  );
}

function forbiddenNamesIn(file: string, text: string): string[] {
  const code = file.endsWith('.md') ? '' : text.replace(COMMENT, '');
  const names = [
    basename(file).split('.', 1)[0] ?? '',
    ...[...code.matchAll(NAME)].map(([, name = '']) => name),
  ];
  return [...new Set(names)]
    .filter((name) => !KNOWN_NAMES.test(name))
    .flatMap((name) => {
      const words = name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').toLowerCase();
      return FORBIDDEN_NAMES.flatMap(([pattern, instead]) =>
        pattern.test(words) ? [`${file}: ${name} -> ${instead}`] : [],
      );
    });
}

const files = [...PAGES, ...FOLDERS.flatMap(filesBelow)].filter(
  (file) => /\.(?:tsx?|mjs|md|rules)$/.test(file) && !file.endsWith('tests/unit/words.test.ts'),
);

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.split(sep).includes('node_modules'))
    .map((file) => join(folder, file));
}

it('comments, test titles and docs contain no forbidden expression', () => {
  const found = files.flatMap((file) => forbiddenIn(file, readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});

it('names in code and of files contain no forbidden word', () => {
  const found = files.flatMap((file) => forbiddenNamesIn(file, readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});

it('reports a forbidden word in the name of a function and of a file', () => {
  expect(forbiddenNamesIn('taxRemarks.ts', 'export function asksBackOn() {}')).toEqual([
    'taxRemarks.ts: taxRemarks -> warning, or flag: a remark is written by an approver',
    'taxRemarks.ts: asksBackOn -> returned, or "a reviewer raises a query"',
  ]);
});

it.each([
  ['a.ts', "const a = 1;\n// Written all the same.\nconst b = 'all the same';"],
  ['a.ts', '/**\n * Written all the same.\n */'],
  ['a.test.ts', "describe('x', () => {\n  it('is written all the same', () => {});\n});"],
  ['a.test.ts', "it.each([ ['a'],\n])('is written all the same with %s', () => {});"],
  ['a.md', '# A\nIt is written all the same.'],
])('reports a forbidden expression in %s: %j', (file, text) => {
  expect(forbiddenIn(file, text)).toEqual([`${file}:2: "all the same" -> anyway`]);
});
