import { describe, expect, it } from 'vitest';
import { filesCarrying } from '../../runner/words.ts';

describe('filesCarrying', () => {
  it('finds files with the word in their name, in any case', () => {
    expect(filesCarrying('WORDS', ['tests/unit/runner']).byName).toEqual(['tests/unit/runner/words.test.ts']);
  });

  it('separates files with the word only in a title', () => {
    const { byName, byTitle } = filesCarrying('retried tests', ['tests/unit/runner']);
    expect(byName).toEqual([]);
    expect(byTitle).toContain('tests/unit/runner/reports.test.ts');
  });

  it('finds files with the word in a tag', () => {
    const { byTag } = filesCarrying('Route-Gua', ['tests/unit/app']);
    expect(byTag).toContain('tests/unit/app/portal.test.tsx');
    expect(byTag).not.toContain('tests/unit/app/page.test.tsx');
  });

  it('finds no file for an unknown word', () => {
    const word = ['no', 'such', 'word'].join('~');
    expect(filesCarrying(word, ['tests/unit'])).toEqual({ byName: [], byTitle: [], byTag: [] });
  });
});
