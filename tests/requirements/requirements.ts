import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';

const ID = '[a-z0-9]+(?:-[a-z0-9]+)+';
const LINE = new RegExp(`^- \`(${ID})\` (.+)$`);
const TAG = new RegExp(` \\[(${ID}(?:, ${ID})*)\\]$`);
const TAG_IN_SOURCE = new RegExp(` \\[(${ID}(?:, ${ID})*)\\](?=['"\`])`, 'g');

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

/** The ids at the end of a test's title. */
export function idsOf(title: string): string[] {
  return TAG.exec(title)?.[1]?.split(', ') ?? [];
}

/** The ids that the titles in a test's source carry. */
export function idsInSource(source: string): string[] {
  return [...source.matchAll(TAG_IN_SOURCE)].flatMap(([, ids = '']) => ids.split(', '));
}
