import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import type { RanTest } from '../runner/reports.ts';

const ID = '[a-z0-9]+(?:-[a-z0-9]+)+';
const LINE = new RegExp(`^- \`(${ID})\` (.+)$`);
const TAGS_IN_SOURCE = /\btags?: (\[[^\]]*\]|'[^']*')/g;
const ID_IN_SOURCE = new RegExp(`'@?(${ID})'`, 'g');

/** One line of docs/requirements.md. */
interface Requirement {
  id: string;
  text: string;
}

export function readRequirements(): Requirement[] {
  const page = readFileSync(`${ROOT}/docs/requirements.md`, 'utf8');
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

/** @returns how many requirements have only passing tests, which have none, and a line for each test that stops one */
export function verdictOn(ids: readonly string[], ran: readonly Omit<RanTest, 'milliseconds'>[]) {
  const testsOf = (id: string) => ran.filter(({ tags }) => tags.includes(id));
  const missing = ids.filter((id) => testsOf(id).length === 0);
  const failed = (id: string) => testsOf(id).filter(({ isPassed }) => !isPassed);
  return {
    proven: ids.filter((id) => !missing.includes(id) && failed(id).length === 0).length,
    missing,
    problems: [
      ...ids.flatMap((id) => failed(id).map(({ title }) => `${id}: did not pass: ${title}`)),
      ...ran.flatMap(({ tags, title }) =>
        tags.filter((id) => !ids.includes(id)).map((id) => `${id}: no such requirement: ${title}`),
      ),
    ],
  };
}

/**
 * Prints the number of requirements that these tests prove, the failed ones, and the ids without a test.
 * @param isWhole whether a requirement without a test is a failure: the tests are of every suite
 * @returns whether no test of a requirement failed, and every tag is the id of a requirement
 */
export function checkRequirements(ran: readonly RanTest[], isWhole: boolean): boolean {
  const ids = readRequirements().map(({ id }) => id);
  const { proven, missing, problems } = verdictOn(ids, ran);
  for (const problem of problems) console.log(problem);
  console.log(`requirements: ${proven} of ${ids.length} have a passing test in this run`);
  if (missing.length > 0) console.log(`${isWhole ? 'Without a test' : 'Left out'}: ${missing.join(', ')}`);
  return problems.length === 0 && (!isWhole || missing.length === 0);
}
