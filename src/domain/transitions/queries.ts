import { formOfCategory } from '../forms/registry.ts';
import { MAX_QUERIES_PER_CATEGORY, MAX_TEXT } from '../records/limits.ts';
import { isMap } from '../records/read.ts';
import type { Query, QueryCategory, UserRecord } from '../records/records.ts';
import { isOverallDue } from './overall.ts';
import { allow, refuse, type Transition } from './patch.ts';

export function raiseQuery(
  record: UserRecord,
  category: QueryCategory,
  title: string,
  now: number,
): Transition {
  if (record.usertype === 'introducer')
    return refuse('Introducers have no forms, so there is nothing to ask about.');
  const refusal = refusalOfTitle(record, category, title);
  if (refusal) return refuse(refusal);
  return allow({
    set: {},
    query: { category, item: { title: title.trim(), timestamp: now, status: 0, by: 'trainee' } },
  });
}

/** Such as in a tab that was closed before it heard that the query was raised. */
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

export const OPEN_ALREADY = 'This query is already open.';

/** Such as in a write that arrived although its answer was lost; the rules would take the same query twice. */
export function isOpenAlready(
  { queries }: Pick<UserRecord, 'queries'>,
  asked: { category: QueryCategory; title: string; by: 'trainee' | 'reviewer' },
): boolean {
  return queries[asked.category].some(
    ({ by = 'trainee', status, title }) => by === asked.by && status === 0 && title === asked.title.trim(),
  );
}

/** R8, R15; undefined when nothing is against the query. */
export function refusalOfTitle(
  record: UserRecord,
  category: QueryCategory,
  title: string,
): string | undefined {
  if (title.trim() === '') return 'Enter the query.';
  if (title.trim().length > MAX_TEXT) return `A query has at most ${MAX_TEXT} characters.`;
  if (record.queries[category].length >= MAX_QUERIES_PER_CATEGORY) {
    return `There are already ${MAX_QUERIES_PER_CATEGORY} queries in this category.`;
  }
  return undefined;
}

/**
 * R8, R6: may take the form from -1 to 0 or forms.status to 1. `rawItems` is as stored, so that unknown items
 * survive.
 */
export function resolveQuery(
  record: UserRecord,
  rawItems: readonly unknown[],
  category: QueryCategory,
  index: number,
  reply = '',
): Transition {
  const item = rawItems[index];
  if (!isOpen(item)) return refuse('This query has already been resolved.');
  const answer = reply.trim();
  if (answer.length > MAX_TEXT) return refuse(`A reply has at most ${MAX_TEXT} characters.`);
  const resolved = { ...item, status: 1, ...(answer && { reply: answer }) };
  const items = rawItems.map((each, at) => (at === index ? resolved : each));
  const set: Record<string, unknown> = { [`queries.${category}`]: items };

  const form = formOfCategory(category);
  if (form && record.forms[form] === -1 && !items.some(isOpen)) set[`forms.${form}`] = 0;

  const queries = { ...record.queries, general: items.filter(isOpen) };
  if (category === 'general' && isOverallDue({ ...record, queries })) set['forms.status'] = 1;
  return allow({ set });
}

function isOpen(item: unknown): item is Query {
  return isMap(item) && item.status === 0;
}
