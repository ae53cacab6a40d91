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

const DELETE = 'allow delete /notes/{id}';

test.each([
  ['a parameter `is`', declared('function f(is) { return true; }'), 'f: is is a reserved word'],
  ['a parameter `map`', declared('function f(map) { return true; }'), 'f: map is a reserved word'],
  ['a binding `in`', declared('function f() { let in = 1; return true; }'), 'f: in is a reserved word'],
  ['a wildcard `list`', RULES.replace('{id}', '{list}'), 'allow read /notes/{list}: list is a reserved word'],
  ['an unknown function', allowed('length(1) == 1'), `${DELETE}: length() is not documented`],
  ['an unknown method', allowed("'a'.startsWith('b')"), `${DELETE}: startsWith() is not documented`],
  [
    'an unknown namespace',
    allowed('text.join([1]) == 1 && regex.of(1)'),
    `${DELETE}: of() is not documented`,
  ],
  [
    'a missing argument',
    allowed("request.auth.token.get('a') == 1"),
    `${DELETE}: get() does not take 1 arguments`,
  ],
  ['an argument too many', allowed("isShort('a', 'b')"), `${DELETE}: isShort() does not take 2 arguments`],
  ['an unknown type', allowed('request.auth is text'), `${DELETE}: text is no type`],
  [
    'an unknown field of a request',
    allowed('request.body == 1'),
    `${DELETE}: request.body is not documented`,
  ],
  ['a method of a resource', allowed("resource.get('a', 1) == 1"), `${DELETE}: a resource has no method get`],
  [
    'eight arguments',
    declared('function f(a, b, c, d, e, f, g, h) { return true; }'),
    'f: 8 arguments, of 7',
  ],
  [
    'eleven bindings',
    declared(
      `function f() { ${Array.from({ length: 11 }, (_, at) => `let a${at} = 1;`).join(' ')} return true; }`,
    ),
    'f: 11 bindings, of 10',
  ],
  ['21 calls', declared(chained(21), 'f0()'), `${DELETE}: 21 calls, one in another, of 20`],
  [
    'a cycle',
    declared('function f() { return f(); }', 'f()'),
    `${DELETE}: Infinity calls, one in another, of 20`,
  ],
  [
    'a large file',
    `${RULES}//${'x'.repeat(256 * 1024)}`,
    expect.stringMatching(/^The file has \d+ bytes, of 262144/),
  ],
  [
    'an unknown field of a file',
    stored('request.resource.owner == 1'),
    'allow read /notes/{id}: resource.owner is not documented',
  ],
  [
    'a file as a map',
    stored("'size' in request.resource"),
    'allow read /notes/{id}: a resource is no map, so `in` is not documented',
  ],
])('reports %s', (_, source, problem) => {
  expect(checkPublished(source)).toContainEqual(problem);
});
