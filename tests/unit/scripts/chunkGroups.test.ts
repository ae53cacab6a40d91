import { expect, it } from 'vitest';
import { pathsWithoutModule } from '../../../scripts/build/chunkGroups.ts';

const paths = pathsWithoutModule([]);
const idsOf = (named: readonly string[]) => named.map((path) => `/portal/${path}module.ts`);

it('accepts a build with a module for each path of the chunk groups', () => {
  expect(pathsWithoutModule(idsOf(paths))).toEqual([]);
});

it('reports a path of the chunk groups whose module was renamed', () => {
  const renamed = 'src/forms/RecordForm.tsx';
  expect(paths).toContain(renamed);
  expect(pathsWithoutModule(idsOf(paths.filter((path) => path !== renamed)))).toEqual([renamed]);
});
