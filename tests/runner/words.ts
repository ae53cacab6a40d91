import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../dev/project.ts';

/**
 * The test files below a folder that carry a word, in any case: in their name, or only in their text, where it may be
 * part of a title.
 */
export function filesCarrying(word: string, folder: string): { byName: string[]; byTitle: string[] } {
  const wanted = word.toLowerCase();
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .toSorted();
  const isNamed = (file: string) => basename(file).toLowerCase().includes(wanted);
  return {
    byName: files.filter(isNamed),
    byTitle: files.filter(
      (file) => !isNamed(file) && readFileSync(join(ROOT, file), 'utf8').toLowerCase().includes(wanted),
    ),
  };
}
