import { expect, test } from 'vitest';
import { checkPublished } from '../src/published/checkPublished.ts';
import { RULES } from './rules.ts';

const STORAGE = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /notes/{id} {
      allow read: if true;
    }
  }
}
`;

/** A chain of functions, each of which calls the next. */
const chained = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at + 1 < count ? `function f${at}() { return f${at + 1}(); }` : `function f${at}() { return true; }`,
  ).join('\n');
const declared = (declarations: string, call = 'true') =>
  RULES.replace('function isShort', `${declarations}\nfunction isShort`).replace('if false', `if ${call}`);
const allowed = (condition: string) => RULES.replace('if false', `if ${condition}`);
const stored = (condition: string) => STORAGE.replace('if true', `if ${condition}`);

test.each([
  ['rules', RULES],
  ['storage rules', stored("request.resource.contentType.matches('image/.*')")],
  [
    'calls of documented functions',
    allowed("math.abs(int('1')) == 1 && exists(/databases/$(database)/documents/a/b)"),
  ],
  ['methods of any type', allowed("request.auth.token.get('a', '').lower().size() > 0")],
  [
    'a call of Firestore in storage rules',
    stored('firestore.get(/databases/(default)/documents/a/b).data.size() > 0'),
  ],
  ['20 calls, one in another', declared(chained(20), 'f0()')],
])('accepts %s', (_, source) => {
  expect(checkPublished(source)).toEqual([]);
});

const READ = 'allow read /notes/{id}';
const DELETE = 'allow delete /notes/{id}';

test.each([
  ['an unknown function', 'length(1) == 1', 'length() is not documented'],
  ['an unknown method', "'a'.startsWith('b')", 'startsWith() is not documented'],
  ['an unknown namespace', 'text.join([1]) == 1 && regex.of(1)', 'of() is not documented'],
  ['a missing argument', "request.auth.token.get('a') == 1", 'get() does not take 1 arguments'],
  ['an argument too many', "isShort('a', 'b')", 'isShort() does not take 2 arguments'],
  ['an unknown type', 'request.auth is text', 'text is no type'],
  ['an unknown field of a request', 'request.body == 1', 'request.body is not documented'],
  ['a method of a resource', "resource.get('a', 1) == 1", 'a resource has no method get'],
])('reports %s in a condition', (_, condition, problem) => {
  expect(checkPublished(allowed(condition))).toContainEqual(`${DELETE}: ${problem}`);
});

const bindings = Array.from({ length: 11 }, (_, at) => `let a${at} = 1;`).join(' ');

test.each([
  ['a parameter `is`', declared('function f(is) { return true; }'), 'f: is is a reserved word'],
  ['a parameter `map`', declared('function f(map) { return true; }'), 'f: map is a reserved word'],
  ['a binding `in`', declared('function f() { let in = 1; return true; }'), 'f: in is a reserved word'],
  ['a wildcard `list`', RULES.replace('{id}', '{list}'), 'allow read /notes/{list}: list is a reserved word'],
  ['8 arguments', declared('function f(a, b, c, d, e, f, g, h) { return true; }'), 'f: 8 arguments, of 7'],
  ['11 bindings', declared(`function f() { ${bindings} return true; }`), 'f: 11 bindings, of 10'],
  ['21 calls', declared(chained(21), 'f0()'), `${DELETE}: 21 calls, one in another, of 20`],
  [
    'a cycle',
    declared('function f() { return f(); }', 'f()'),
    `${DELETE}: Infinity calls, one in another, of 20`,
  ],
  [
    'a large file',
    `${RULES}//${'x'.repeat(262_144)}`,
    expect.stringMatching(/^The file has \d+ bytes, of 262144/),
  ],
  ['a field of a file', stored('request.resource.owner == 1'), `${READ}: resource.owner is not documented`],
  [
    'a file as a map',
    stored("'size' in request.resource"),
    `${READ}: a resource is no map, so \`in\` is not documented`,
  ],
])('reports %s', (_, source, problem) => {
  expect(checkPublished(source)).toContainEqual(problem);
});
