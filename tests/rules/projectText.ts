import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';

/** The text of a file of the project. */
export function readProjectText(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8');
}
