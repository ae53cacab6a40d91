import { formOfCategory } from '../forms/registry.ts';
import {
  MAX_OWN_QUERIES_PER_CATEGORY,
  MAX_QUERIES_PER_CATEGORY,
  MAX_QUERY_BYTES,
  MAX_TEXT,
} from '../records/limits.ts';
import { isMap } from '../records/read.ts';
import type { Query, QueryCategory, UserRecord } from '../records/records.ts';
import { byteLength } from './guards.ts';
import { isOverallDue } from './overall.ts';
import { allow, dotted, formStatuses, refuse, type Transition } from './patch.ts';

export function raiseQuery(
  record: UserRecord,
  category: QueryCategory,
  title: string,
  now: number,
): Transition {
  if (record.usertype === 'introducer')
    return refuse('Introducers have no forms, so there is nothing to ask about.');
  const refusal = refusalOfTitle(record, category, title, MAX_OWN_QUERIES_PER_CATEGORY);
  if (refusal) return refuse(refusal);
  return allow({
    set: {},
    query: { category, item: { title: title.trim(), timestamp: now, status: 0, by: 'trainee' } },
  });
}

/** Whether the query was raised at or after `since`. A tab may have closed before it received the answer. */
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

/**
 * Whether the same query is already open. A write may have arrived although its answer was lost, and the rules accept a
 * query twice.
 */
export function isOpenAlready(
  { queries }: Pick<UserRecord, 'queries'>,
  asked: { category: QueryCategory; title: string; by: 'trainee' | 'reviewer' },
): boolean {
  return queries[asked.category].some(
    ({ by = 'trainee', status, title }) => by === asked.by && status === 0 && title === asked.title.trim(),
  );
}

/** R8, R15: why the query cannot be raised; undefined when it is allowed. */
export function refusalOfTitle(
  record: UserRecord,
  category: QueryCategory,
  title: string,
  most = MAX_QUERIES_PER_CATEGORY,
): string | undefined {
  if (title.trim() === '') return 'Enter the query.';
  if (!isQueryText(title.trim())) return tooLong('A query');
  if (record.queries[category].length >= most) {
    return `There are already ${record.queries[category].length} queries in this category.`;
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
  if (!isQueryText(answer)) return refuse(tooLong('A reply'));
  const resolved = { ...item, status: 1, ...(answer && { reply: answer }) };
  const items = rawItems.map((each, at) => (at === index ? resolved : each));
  const form = formOfCategory(category);
  const isAnswered = form && record.forms[form] === -1 && !items.some(isOpen);
  const queries = { ...record.queries, general: items.filter(isOpen) };
  const isDue = category === 'general' && isOverallDue({ ...record, queries });
  return allow({
    set: {
      ...dotted('queries', { [category]: items } as Partial<Record<QueryCategory, unknown[]>>),
      ...(isAnswered && formStatuses([form], 0)),
      ...(isDue && { 'forms.status': 1 }),
    },
  });
}

/** R15: whether the text is within the limits of characters and bytes. Characters of Indian scripts have three bytes. */
export function isQueryText(text: string): boolean {
  return text.length <= MAX_TEXT && byteLength(text) <= MAX_QUERY_BYTES;
}

function tooLong(what: string): string {
  const indian = Math.floor(MAX_QUERY_BYTES / 3);
  return `${what} can have at most ${MAX_TEXT} characters, ${indian} in Indian scripts.`;
}

function isOpen(item: unknown): item is Query {
  return isMap(item) && item.status === 0;
}
