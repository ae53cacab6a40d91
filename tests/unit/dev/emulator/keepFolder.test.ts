import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepFolder } from '../../../../dev/emulator/keepFolder.ts';

const base = mkdtempSync(join(tmpdir(), 'keep-folder-'));
const root = join(base, 'checkout');
const home = join(base, 'home');

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Folders that others can write to; all others belong to their owner only. */
const writable = (folders: string[]) => (folder: string) => (folders.includes(folder) ? 0o775 : 0o755);

it('data are kept in the checkout when only its owner can write there', () => {
  const folder = keepFolder(root, home, writable([]));
  expect(folder).toBe(join(root, '.local/data'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('data are kept in the home folder when others can write to the checkout', () => {
  const folder = keepFolder(root, home, writable([root]));
  expect(folder.startsWith(`${home}/`)).toBe(true);
  expect(keepFolder(root, home, writable([root]))).toBe(folder);
});

it('two checkouts keep their data in different folders', () => {
  const another = join(base, 'another');
  const shared = writable([root, another]);
  expect(keepFolder(root, home, shared)).not.toBe(keepFolder(another, home, shared));
});

it('reports that others can write above both folders', () => {
  expect(() => keepFolder(root, home, writable([base]))).toThrow(
    '--keep needs a folder that only you can write to',
  );
});
