import { isMap } from '../../domain/records/read.ts';
import type { UserPatch } from '../../domain/transitions/patch.ts';

/** Detects a write whose answer was lost, by the time in its log entry or query. */
export function isWritten(raw: Record<string, unknown>, { set, log, query }: UserPatch): boolean {
  return (
    Object.entries(set).every(([path, value]) => isDeepEqual(valueAt(raw, path), value)) &&
    (!log || isListed(raw.logs, log)) &&
    (!query || isListed(valueAt(raw, `queries.${query.category}`), query.item))
  );
}

function isListed(list: unknown, item: unknown): boolean {
  return Array.isArray(list) && list.some((each) => isDeepEqual(each, item));
}

function valueAt(raw: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), raw);
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isDeepEqual(item, other[index]));
  }
  if (!isMap(one) || !isMap(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isDeepEqual(one[key], other[key]));
}
