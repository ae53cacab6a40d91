import { describe, expect, it } from 'vitest';
import { filesCarrying } from '../../runner/words.ts';

describe('the files that carry a word', () => {
  it('are those named so, in any case', () => {
    expect(filesCarrying('WORDS', ['tests/unit/runner']).byName).toEqual(['tests/unit/runner/words.test.ts']);
  });

  it('are apart from those that carry it in a title only', () => {
    const { byName, byTitle } = filesCarrying('on a second try', ['tests/unit/runner']);
    expect(byName).toEqual([]);
    expect(byTitle).toContain('tests/unit/runner/reports.test.ts');
  });

  it('include those with the word in a tag', () => {
    const { byTag } = filesCarrying('Route-Gua', ['tests/unit/app']);
    expect(byTag).toContain('tests/unit/app/portal.test.tsx');
    expect(byTag).not.toContain('tests/unit/app/page.test.tsx');
  });

  it('are none for a word that no test has', () => {
    const word = ['no', 'such', 'word'].join('~');
    expect(filesCarrying(word, ['tests/unit'])).toEqual({ byName: [], byTitle: [], byTag: [] });
  });
});
