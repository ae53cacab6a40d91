import { isDeepStrictEqual } from 'node:util';
import type { Findings } from '../../../src/domain/review/findings.ts';
import type { ReviewedRecord } from '../../../src/domain/review/snapshots.ts';
import type { Actor } from './actors.ts';

export type Raw = Record<string, unknown>;

/** One write by an actor: the users record before and after, and the records that its rules read. */
export interface Attempt {
  actor: Actor;
  uid: string;
  before: Raw;
  after: Raw;
  documents: Raw;
  /** The stored snapshots. */
  reviewed: ReviewedRecord;
  /** The snapshots in the same write; with a decision, those of the decided parts. */
  kept?: ReviewedRecord;
  findings?: Findings;
}

/** Marks a field that a write removes. */
export const REMOVED = '$removed';

export function isMap(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mapAt(record: Raw, key: string): Raw {
  const value = record[key];
  return isMap(value) ? value : {};
}

export function listAt(record: Raw, key: string): unknown[] {
  const value = record[key];
  return Array.isArray(value) ? value : [];
}

/** R7, R8: whether the rules take it as the present time. */
export function isNow(time: unknown): boolean {
  return typeof time === 'number' && Math.abs(Date.now() - time) < 300_000;
}

export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}

/** The keys whose values differ, including added and removed ones. */
export function changedKeys(before: Raw, after: Raw): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isSame(before[key], after[key]));
}

export function isWithin(keys: readonly string[], known: readonly string[]): boolean {
  return keys.every((key) => known.includes(key));
}

/**
 * The record with a field by dotted path set or removed; a value on the path that is not a map becomes one,
 * as in the database.
 */
export function withField(record: Raw, path: string, value: unknown): Raw {
  const [key = '', ...rest] = path.split('.');
  if (rest.length > 0) return { ...record, [key]: withField(mapAt(record, key), rest.join('.'), value) };
  if (value !== REMOVED) return { ...record, [key]: value };
  const { [key]: _, ...others } = record;
  return others;
}
