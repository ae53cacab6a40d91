import { formOfCategory } from '../forms/registry.ts';
import { MAX_QUERIES_PER_CATEGORY, MAX_TEXT } from '../records/limits.ts';
import { isMap } from '../records/read.ts';
import type { Query, QueryCategory, UserRecord } from '../records/records.ts';
import { isOverallDue } from './overall.ts';
import { allow, refuse, type Transition } from './patch.ts';

/** Asks something about a form (R8): one open query, appended to its category. */
export function raiseQuery(
  record: UserRecord,
  category: QueryCategory,
  title: string,
  now: number,
): Transition {
  if (record.usertype === 'introducer') return refuse('Introducers have no forms to ask about.');
  const refusal = refusalOfTitle(record, category, title);
  if (refusal) return refuse(refusal);
  return allow({
    set: {},
    query: { category, item: { title: title.trim(), timestamp: now, status: 0, by: 'trainee' } },
  });
}

/** Whether the person has asked this since then, such as in a tab that was closed before it heard that the query is raised. */
export function hasRaisedSince(
  { queries }: Pick<UserRecord, 'queries'>,
  { category, title }: { category: string; title: string },
  since: number,
): boolean {
  return Object.entries(queries).some(
    ([each, items]) =>
      each === category &&
      items.some((item) => item.by !== 'reviewer' && item.title === title.trim() && item.timestamp >= since),
  );
}

/** What somebody is told who asks what is asked already. */
export const OPEN_ALREADY = 'This query is open already.';

/**
 * Whether somebody has asked just this and it is still open, such as in a write that arrived although its answer was lost.
 * The rules take it twice; nobody means it twice.
 */
export function isOpenAlready(
  { queries }: Pick<UserRecord, 'queries'>,
  asked: { category: QueryCategory; title: string; by: 'trainee' | 'reviewer' },
): boolean {
  return queries[asked.category].some(
    ({ by = 'trainee', status, title }) => by === asked.by && status === 0 && title === asked.title.trim(),
  );
}

/** What speaks against one more query with this title in the category, or nothing (R8, R15). */
export function refusalOfTitle(
  record: UserRecord,
  category: QueryCategory,
  title: string,
): string | undefined {
  if (title.trim() === '') return 'Enter the query.';
  if (title.trim().length > MAX_TEXT) return `A query has at most ${MAX_TEXT} characters.`;
  if (record.queries[category].length >= MAX_QUERIES_PER_CATEGORY) {
    return `There are already ${MAX_QUERIES_PER_CATEGORY} queries of this kind.`;
  }
  return undefined;
}

/**
 * Marks one open query as resolved (R8). When no query of its form stays open, the form goes back from -1 to 0 for
 * correction; when the last reviewer's `general` query is resolved, forms.status may become 1 (R6). One write does one of
 * the two.
 *
 * @param rawItems the category's list as stored, so that items this version cannot read survive
 * @param index the query's place in `rawItems`
 */
export function resolveQuery(
  record: UserRecord,
  rawItems: readonly unknown[],
  category: QueryCategory,
  index: number,
): Transition {
  const item = rawItems[index];
  if (!isOpen(item)) return refuse('The query has been resolved.');
  const items = rawItems.map((each, at) => (at === index ? { ...item, status: 1 } : each));
  const set: Record<string, unknown> = { [`queries.${category}`]: items };

  const form = formOfCategory(category);
  if (form && record.forms[form] === -1 && !items.some(isOpen)) set[`forms.${form}`] = 0;

  const queries = { ...record.queries, general: items.filter(isOpen) };
  if (category === 'general' && isOverallDue({ ...record, queries })) set['forms.status'] = 1;
  return allow({ set });
}

/** Says whether a stored item is an open query. */
function isOpen(item: unknown): item is Query {
  return isMap(item) && item.status === 0;
}
