import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../dev/project.ts';
import { bareTexts } from '../support/unit/bareTexts.ts';

const SAMPLE = join(ROOT, 'tests/support/unit/translated');

it('every text has its own element or is one string: wrap those listed in a <span>', () => {
  expect(bareTexts(ROOT, join(ROOT, 'src/tsconfig.json'), join(ROOT, 'src'))).toEqual([]);
});

it('bareTexts finds each text that the sample marks', () => {
  const lines = readFileSync(join(SAMPLE, 'Sample.tsx'), 'utf8').split('\n');
  const marked = lines.flatMap((line, at) => (line.includes('bare') ? [`Sample.tsx:${at + 1}`] : []));
  expect(marked.length).toBeGreaterThan(0);
  expect(bareTexts(ROOT, join(ROOT, 'tsconfig.json'), SAMPLE)).toEqual(marked);
});
