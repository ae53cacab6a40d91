import { expect, test } from 'vitest';
import { applied, mutantsOf } from '../src/mutation/mutants.ts';
import { sampled } from '../src/mutation/options.ts';
import { RULES } from './rules.ts';

const mutants = mutantsOf('firestore.rules', RULES);

test('drops each condition, flips each comparison and moves each bound', () => {
  expect(mutants.map(({ line, change }) => `${line}: ${change}`).toSorted()).toEqual(
    [
      '5: text is string -> true',
      '5: text.size() <= 5 -> true',
      '5: text is string with not',
      '5: text.size() <= 5 with >',
      '5: text.size() <= 5 with 5 as 6',
      '5: text.size() <= 5 with 5 as 4',
      '8: request.auth != null -> true',
      '8: request.auth != null -> false',
      '8: request.auth != null with ==',
      "9: isShort(request.resource.data.get('title', '')) -> true",
      "9: isShort(request.resource.data.get('title', '')) -> false",
      '10: false -> true',
    ].toSorted(),
  );
});

test('moves a bound that a function names', () => {
  const named = RULES.replace('text is string && text.size() <= 5', "'[a-z]{5}'");
  const changes = mutantsOf('firestore.rules', named).map(({ change }) => change);
  expect(changes).toContain("'[a-z]{5}' with '[a-z]{5}' as '[a-z]{6}'");
  expect(changes).toContain("'[a-z]{5}' with '[a-z]{5}' as '[a-z]{4}'");
});

test('replaces a sum in parentheses together with its method', () => {
  const sum = RULES.replace('text is string && text.size() <= 5', "(text + '-').size() <= 5 && text != ''");
  const dropped = mutantsOf('firestore.rules', sum).find(({ change }) => change.endsWith('<= 5 -> true'));
  expect(dropped && applied(dropped, sum)).toContain("return true && text != '';");
});

test('changes one place of the rules per mutant', () => {
  const moved = mutants.find(({ change }) => change.endsWith('5 as 4'));
  expect(moved && applied(moved, RULES)).toBe(RULES.replace('<= 5', '<= 4'));
});

test('draws the same sample for the same seed', () => {
  expect(sampled(mutants, 4, 7)).toEqual(sampled(mutants, 4, 7));
  expect(sampled(mutants, 4, 7)).not.toEqual(sampled(mutants, 4, 8));
});
