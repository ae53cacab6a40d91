import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepFolder } from '../../../dev/keepFolder.ts';

const base = mkdtempSync(join(tmpdir(), 'keep-folder-'));
const root = join(base, 'checkout');
const home = join(base, 'home');

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Folders that others can write to; every other one is its owner's alone. */
const writable = (folders: string[]) => (folder: string) => (folders.includes(folder) ? 0o775 : 0o755);

it('is in the checkout when only its owner can write there', () => {
  const folder = keepFolder(root, home, writable([]));
  expect(folder).toBe(join(root, '.local/data'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('is in the home folder when others can write to the checkout, and the same at the next start', () => {
  const folder = keepFolder(root, home, writable([root]));
  expect(folder.startsWith(`${home}/`)).toBe(true);
  expect(keepFolder(root, home, writable([root]))).toBe(folder);
});

it('differs between two checkouts', () => {
  const another = join(base, 'another');
  const shared = writable([root, another]);
  expect(keepFolder(root, home, shared)).not.toBe(keepFolder(another, home, shared));
});

it('says so when others can write above both', () => {
  expect(() => keepFolder(root, home, writable([base]))).toThrow(
    '--keep needs a folder that only you can write to',
  );
});
