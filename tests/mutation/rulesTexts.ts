import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import type { Rules } from './messages.ts';

/** The rules files of the checkout. */
export function readRules(): Rules {
  const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');
  return { 'firestore.rules': read('firestore.rules'), 'storage.rules': read('storage.rules') };
}
