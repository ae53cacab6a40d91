import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';

const ID = '[a-z0-9]+(?:-[a-z0-9]+)+';
const LINE = new RegExp(`^- \`(${ID})\` (.+)$`);
const TAGS_IN_SOURCE = /\btags?: (\[[^\]]*\]|'[^']*')/g;
const ID_IN_SOURCE = new RegExp(`'@?(${ID})'`, 'g');

/** One line of docs/requirements.md. */
export interface Requirement {
  id: string;
  text: string;
}

export function readRequirements(): Requirement[] {
  return requirementsIn(readFileSync(`${ROOT}/docs/requirements.md`, 'utf8'));
}

export function requirementsIn(page: string): Requirement[] {
  return page.split('\n').flatMap((line) => {
    const [, id, text] = LINE.exec(line) ?? [];
    return id && text ? [{ id, text }] : [];
  });
}

/** The ids in the `tags` of Vitest and the `tag` of Playwright in a test's source. */
export function idsInSource(source: string): string[] {
  return [...source.matchAll(TAGS_IN_SOURCE)].flatMap(([, tags = '']) =>
    [...tags.matchAll(ID_IN_SOURCE)].map(([, id = '']) => id),
  );
}
