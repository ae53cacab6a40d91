import { FORM_DRAFTS } from './forms/registry.ts';
import { isMap, type Raw, readMap, readTime } from './records/read.ts';

/** The forms whose typing is kept as a draft at `drafts/{uid}/forms/{form}`; the same list stands in firestore.rules. */
export const DRAFT_FORMS = ['profile', ...FORM_DRAFTS, 'query'] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];

/** R15: what the rules take as the texts of one draft together, in characters. */
export const MAX_DRAFT = 60_000;

/** What was typed into a form and not saved: the fields that differ from the record, right or wrong, and when. */
export interface Draft {
  values: Raw;
  at: number;
}

/** The fields of a draft as they are stored: each by its name, as JSON. */
export type DraftFields = Readonly<Record<string, string>>;

/** What to write over stored fields; null takes a field out. */
export type DraftChanges = Readonly<Record<string, string | null>>;

/** The status of a draft; `at` is when it was last stored. `tooLong` and `denied` last until something else is typed. */
export type DraftStatus =
  | { state: 'idle' | 'saving' | 'retrying' | 'tooLong' | 'denied' }
  | { state: 'saved'; at: number };

/** The draft of a form for those who show it. */
export interface FormDraft {
  /** Followed where it is shown, so that the form need not be drawn anew for it. */
  status: { subscribe: (observer: () => void) => () => void; getSnapshot: () => DraftStatus };
  /** When a draft that stands in the form again was kept, and whether the person has put it aside; null without one. */
  restored: { at: number; isDiscarded: boolean } | null;
  /** Goes back to what the record holds. */
  discard: () => void;
  /** Brings back what was discarded. */
  undo: () => void;
}

/** A draft as stored; undefined for anything that is none, so that a broken one never stands in the way of its form. */
export function parseDraft(raw: unknown): Draft | undefined {
  const { at: storedAt, values: fields } = readMap(raw);
  const at = readTime(storedAt);
  const values = valuesOf(readMap(fields));
  return at === undefined || Object.keys(values).length === 0 ? undefined : { values, at };
}

/** What the JSON of each field holds; a field without any is passed over. */
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

/** The fields whose values differ from those of the record. */
export function draftFields(typed: Raw, stored: Raw): DraftFields {
  const own = Object.entries(typed).filter(
    ([key, value]) => value !== undefined && !isSame(value, stored[key]),
  );
  return fieldsOf(Object.fromEntries(own));
}

/** Values as they are stored. */
export function fieldsOf(values: Raw): DraftFields {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
}

/** What makes the fields of a draft that is stored those that are typed. */
export function changesOf(saved: DraftFields, typed: DraftFields): DraftChanges {
  const changed = Object.entries(typed).filter(([key, text]) => text !== saved[key]);
  const over = Object.keys(saved).filter((key) => !Object.hasOwn(typed, key));
  return Object.fromEntries([...changed, ...over.map((key) => [key, null])]);
}

/** Whether the rules would refuse a draft for its length. */
export function isTooLong(fields: DraftFields): boolean {
  return Object.values(fields).join('').length > MAX_DRAFT;
}

/**
 * The fields of a draft that a form can take. What an older version of the form has left behind is passed over.
 * @param shape an example of the form's values; a list in it shows its rows by its first one
 */
export function fittingValues(values: Raw, shape: Raw): Raw {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => Object.hasOwn(shape, key) && fits(value, shape[key])),
  );
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

/** Says whether two plain values, such as texts and rows of a list, are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
