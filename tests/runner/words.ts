import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../dev/project.ts';

/**
 * The test files below these folders that carry a word, in any case: in their name, or only in their text, where it may be
 * part of a title.
 */
export function filesCarrying(
  word: string,
  folders: readonly string[],
): { byName: string[]; byTitle: string[] } {
  const wanted = word.toLowerCase();
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .toSorted();
  const isNamed = (file: string) => basename(file).toLowerCase().includes(wanted);
  return {
    byName: files.filter(isNamed),
    byTitle: files.filter(
      (file) => !isNamed(file) && readFileSync(join(ROOT, file), 'utf8').toLowerCase().includes(wanted),
    ),
  };
}
