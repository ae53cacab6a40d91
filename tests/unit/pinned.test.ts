import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../dev/project.ts';

const WORKFLOWS = '.github/workflows';
const files = [
  ...readdirSync(join(ROOT, WORKFLOWS)).map((file) => `${WORKFLOWS}/${file}`),
  'mail-service/Dockerfile',
  'mail-service/compose.yaml',
];

test.each(files)('actions and images in %s are pinned by digest', (file) => {
  const named = [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:\buses:|\bimage:|^FROM) +(\S+)/gm),
  ].map(([, name = '']) => name);
  const isPinned = (name: string) => /@(sha256:[\da-f]{64}|[\da-f]{40})$/.test(name);
  // A stage of the same Dockerfile has a name without a registry, a version or a digest.
  expect(named.filter((name) => !isPinned(name) && /[/:]/.test(name))).toEqual([]);
});
