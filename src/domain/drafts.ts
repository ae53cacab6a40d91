import { aadharMode } from '../config/portal.ts';
import { FORM_DRAFTS } from './forms/registry.ts';
import { isMap, type Raw, readMap, readTime } from './records/read.ts';
import { keptAadhar } from './validators/aadhar.ts';

export const DRAFT_FORMS = ['profile', ...FORM_DRAFTS, 'taxes', 'query'] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];

/** R15: the characters of one draft together, as the rules count them. */
export const MAX_DRAFT = 60_000;

/** The fields that differ from the record, including invalid ones, as typed. */
export interface Draft {
  values: Raw;
  at: number;
}

/** Each field as JSON. */
export type DraftFields = Readonly<Record<string, string>>;

/** null removes a field. */
export type DraftChanges = Readonly<Record<string, string | null>>;

/** `at` is the time of the last store. `tooLong` and `denied` last until the text changes. */
export type DraftStatus =
  | { state: 'idle' | 'saving' | 'retrying' | 'tooLong' | 'denied' }
  | { state: 'saved'; at: number };

export interface FormDraft {
  /** The component that shows the status subscribes to it, so that the form does not render again. */
  status: { subscribe: (observer: () => void) => () => void; getSnapshot: () => DraftStatus };
  /** When the restored draft was stored, and whether the person has discarded it; null without one. */
  restored: { at: number; isDiscarded: boolean } | null;
  discard: () => void;
  undo: () => void;
}

/** undefined for anything malformed, so that a broken draft never blocks its form. */
export function parseDraft(raw: unknown): Draft | undefined {
  const { at: storedAt, values: fields } = readMap(raw);
  const at = readTime(storedAt);
  const values = valuesOf(readMap(fields));
  return at === undefined || Object.keys(values).length === 0 ? undefined : { values, at };
}

export function valuesOf(fields: Raw): Raw {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, text]) => {
      const value = typeof text === 'string' ? parsed(text) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function draftFields(typed: Raw, stored: Raw): DraftFields {
  const own = Object.entries(typed).filter(
    ([key, value]) => value !== undefined && !isSameJson(value, stored[key]),
  );
  return fieldsOf(Object.fromEntries(own));
}

export function fieldsOf(values: Raw): DraftFields {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
}

export function changesOf(saved: DraftFields, typed: DraftFields): DraftChanges {
  const changed = Object.entries(typed).filter(([key, text]) => text !== saved[key]);
  const removed = Object.keys(saved).filter((key) => !Object.hasOwn(typed, key));
  return Object.fromEntries([...changed, ...removed.map((key) => [key, null])]);
}

export function isTooLong(fields: DraftFields): boolean {
  return Object.values(fields).join('').length > MAX_DRAFT;
}

/**
 * Drops fields of an older version of the form, and the digits of an Aadhar number that the mode does not store. `shape` is an example of the values, each list with one row.
 */
export function fittingValues(values: Raw, shape: Raw): Raw {
  const fitting = Object.entries(values).filter(
    ([key, value]) => Object.hasOwn(shape, key) && fits(value, shape[key]),
  );
  return Object.fromEntries(aadharMode === 'full' ? fitting : fitting.flatMap(keptField));
}

function keptField([key, value]: [string, unknown]): [string, unknown][] {
  if (key !== 'aadharcard') return [[key, value]];
  return aadharMode === 'off' ? [] : [[key, keptAadhar(`${value}`)]];
}

function fits(value: unknown, shape: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  if (!isMap(shape)) return typeof value === typeof shape;
  return (
    isMap(value) &&
    Object.keys(value).length === Object.keys(shape).length &&
    Object.entries(shape).every(([key, part]) => Object.hasOwn(value, key) && fits(value[key], part))
  );
}

export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
