import { expect, test } from 'vitest';
import { parseRules } from '../src/language/parseRules.ts';
import { RULES } from './rules.ts';

test('names each condition by its function or by its methods and path', () => {
  expect(parseRules(RULES).map(({ kind, place }) => [kind, place])).toEqual([
    ['return', 'isShort'],
    ['allow', 'allow read /notes/{id}'],
    ['allow', 'allow create /notes/{id}'],
    ['allow', 'allow delete /notes/{id}'],
  ]);
});

test('rejects a text that is not in the rules language', () => {
  expect(() => parseRules(RULES.replace('&&', '&& &&'))).toThrow();
  expect(() => parseRules(RULES.replace('<=', '#'))).toThrow();
});
