import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../dev/project.ts';
import { idsInSource } from '../requirements/requirements.ts';

export interface FilesWithWord {
  byName: string[];
  /** Files with the word in their text only, where it may be part of a title. */
  byTitle: string[];
  /** Files with the word in the tag of a test, but not in their name. */
  byTag: string[];
}

/** The test files below these folders that contain a word, in any case: in their name, text or tags. */
export function filesCarrying(word: string, folders: readonly string[]): FilesWithWord {
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
  const others = files
    .filter((file) => !isNamed(file))
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
  return {
    byName: files.filter(isNamed),
    byTitle: others.filter(({ source }) => source.toLowerCase().includes(wanted)).map(({ file }) => file),
    byTag: others
      .filter(({ source }) => idsInSource(source).some((id) => id.includes(wanted)))
      .map(({ file }) => file),
  };
}
