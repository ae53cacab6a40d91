import { forEachCategory, formOfCategory } from '../../../src/domain/forms/registry.ts';
import {
  MAX_OWN_QUERIES_PER_CATEGORY,
  MAX_QUERIES_PER_CATEGORY,
} from '../../../src/domain/records/limits.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { QueryCategory } from '../../../src/domain/records/records.ts';
import { refusalOfTitle, resolveQuery } from '../../../src/domain/transitions/queries.ts';
import { type Attempt, changedKeys, isMap, isNow, isSame, isWithin, mapAt } from './attempt.ts';

/** Each category with its form. */
export const CATEGORIES = forEachCategory(formOfCategory);

/** The one category that a write changes, or undefined. */
export function movedCategory({ before, after }: Attempt): QueryCategory | undefined {
  if (!isMap(after.queries)) return undefined;
  const moved = changedKeys(mapAt(before, 'queries'), after.queries);
  const category = moved[0] as QueryCategory;
  return moved.length === 1 && category in CATEGORIES ? category : undefined;
}

/** R8: one item is resolved, and all others are unchanged. */
export function resolves(attempt: Attempt, category: QueryCategory, old: unknown[], now: unknown[]): boolean {
  const record = parseUserRecord(attempt.uid, attempt.before);
  return old.some((_, index) => {
    const item = now[index];
    const { reply = '', ...others } = isMap(item) ? item : {};
    const resolved = resolveQuery(record, old, category, index);
    return (
      resolved.allowed &&
      typeof reply === 'string' &&
      resolveQuery(record, old, category, index, reply).allowed &&
      isSame(
        resolved.patch.set[`queries.${category}`],
        now.map((each, at) => (at === index ? others : each)),
      )
    );
  });
}

/** R8: one open item by this author is appended. */
export function isItem(
  { uid, before }: Attempt,
  category: QueryCategory,
  old: unknown[],
  now: unknown[],
  author: 'person' | 'reviewer',
): boolean {
  const item: unknown = now.at(-1);
  if (now.length !== old.length + 1 || !isSame(now.slice(0, -1), old) || !isMap(item)) return false;
  const { title, timestamp, status, by, field } = item;
  const record = parseUserRecord(uid, before);
  const [authors, most] =
    author === 'person'
      ? [[undefined, 'trainee'], MAX_OWN_QUERIES_PER_CATEGORY]
      : [['reviewer'], MAX_QUERIES_PER_CATEGORY];
  return (
    isWithin(Object.keys(item), ['title', 'timestamp', 'status', 'by', 'field']) &&
    typeof title === 'string' &&
    title.length <= 500 &&
    refusalOfTitle(record, category, title, most) === undefined &&
    isNow(timestamp) &&
    status === 0 &&
    authors.includes(by as string) &&
    (field === undefined || (typeof field === 'string' && field.length <= 100))
  );
}
