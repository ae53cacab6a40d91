import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test('imports nothing from the project around this package', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(ROOT, 'src', file));
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, target = '']) =>
      relative(ROOT, join(dirname(file), target)),
    ),
  );
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((path) => !path.startsWith('src/'))).toEqual([]);
});
