import type { UserPatch } from '../domain/patch.ts';
import { isMap } from '../domain/read.ts';

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isMap(one) || !isMap(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function valueAt(raw: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), raw);
}

function isListed(list: unknown, item: unknown): boolean {
  return Array.isArray(list) && list.some((each) => isSame(each, item));
}

/**
 * Says whether a stored record holds everything that a patch writes, so that a write whose answer was lost on its way is
 * not done, or refused, a second time. Its log entry or query has the time of the write, which tells it from any other.
 */
export function isWritten(raw: Record<string, unknown>, { set, log, query }: UserPatch): boolean {
  return (
    Object.entries(set).every(([path, value]) => isSame(valueAt(raw, path), value)) &&
    (!log || isListed(raw.logs, log)) &&
    (!query || isListed(valueAt(raw, `queries.${query.category}`), query.item))
  );
}
