import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../dev/project.ts';
import { testFiles } from '../../packages/rules-proof/src/testFiles.ts';
import config from '../../rules-proof.config.ts';

/** What packages/rules-proof has in the place of Vitest while it collects the tests. */
const COLLECTED = ['afterAll', 'describe', 'expect', 'test'];

test('the rules tests that rules-proof runs need nothing of Vitest that it lacks', () => {
  const folder = join(ROOT, config.tests.folder);
  const files = testFiles({ ...config.tests, folder });
  const lacking = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const names = /import \{([^}]*)\} from 'vitest'/.exec(text)?.[1]?.split(',') ?? [];
    const missing = names.map((each) => each.trim()).filter((each) => each && !COLLECTED.includes(each));
    return missing.length > 0 ? [`${name}: ${missing.join(', ')}`] : [];
  });
  expect(files.length).toBeGreaterThan(20);
  expect(lacking).toEqual([]);
});
