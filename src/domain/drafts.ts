import { FORM_DRAFTS } from './forms/registry.ts';
import { isMap, type Raw, readMap, readTime } from './records/read.ts';

/** The forms whose typing is kept as a draft at `drafts/{uid}/forms/{form}`; the same list stands in firestore.rules. */
export const DRAFT_FORMS = ['profile', ...FORM_DRAFTS, 'query'] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];

/** R15: what the rules take as the text of one draft, in characters. */
export const MAX_DRAFT = 60_000;

/** What was typed into a form and not saved: the fields that differ from the record, right or wrong, and when. */
export interface Draft {
  values: Raw;
  at: number;
}

/** How the keeping of a draft stands; `at` is when it was last stored. */
export type DraftStatus =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'retrying' };

/** The draft of a form for those who show it. */
export interface FormDraft {
  /** How the keeping stands; followed where it is shown, so that the form need not be drawn anew for it. */
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
  const { at: storedAt, values: text } = readMap(raw);
  const at = readTime(storedAt);
  const values = fieldsOf(text);
  return at === undefined || Object.keys(values).length === 0 ? undefined : { values, at };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields whose values differ from those of the record, as JSON; empty when there is nothing to keep. */
export function draftText(typed: Raw, stored: Raw): string {
  const own = Object.entries(typed).filter(([key, value]) => !isSame(value, stored[key]));
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own));
}

/** A draft together with what was typed after `before` had been kept, and could not be kept then. */
export function withTypedSince(
  draft: Draft | undefined,
  { text, before }: { text: string; before: string },
  at: number,
): Draft {
  return { values: mergedFields(draft?.values ?? {}, fieldsOf(text), fieldsOf(before)), at };
}

/**
 * The fields to keep where another tab has kept something of the same form since: its fields stay, with what was typed
 * here in their place.
 * @param there what is kept now
 * @param typed the fields of this tab, and `before` what of them it has kept already
 */
export function mergedFields(there: Raw, typed: Raw, before: Raw): Raw {
  const isOwn = (key: string) => !Object.hasOwn(there, key) || !isSame(typed[key], before[key]);
  const own = Object.keys(typed).filter(isOwn);
  const isOver = (key: string) => !Object.hasOwn(typed, key) && isSame(there[key], before[key]);
  const others = Object.keys(there).filter((key) => !isOver(key));
  return Object.fromEntries([
    ...others.map((key) => [key, there[key]]),
    ...own.map((key) => [key, typed[key]]),
  ]);
}

/** The fields in the text of a draft; none in an empty or broken one. */
export function fieldsOf(text: unknown): Raw {
  return typeof text === 'string' ? readMap(parsed(text)) : {};
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
