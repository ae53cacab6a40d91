import type { ProgressRecord } from './records.ts';

export type SearchField = 'name' | 'userid';

/** Values of a field from `from` up to, and without, `to`. */
export interface SearchRange {
  field: SearchField;
  from: string;
  to: string;
}

/** Behind every character that stands in a name. */
const LAST_CHARACTER = '\uF8FF';

/** Says whether a name or user id contains what was typed, in any letter case. */
export function isMatch(person: Pick<ProgressRecord, 'name' | 'userid'>, typed: string): boolean {
  const term = typed.trim().toLowerCase();
  return [person.name, person.userid].some((value) => value.toLowerCase().includes(term));
}

/**
 * The ranges of stored values that begin with what was typed. The database compares letter by letter, so a name is
 * looked for as typed, in capitals, in small letters and With Every Word Capitalised.
 */
export function searchRanges(typed: string): SearchRange[] {
  const term = typed.trim();
  if (term === '') return [];
  const lower = term.toLowerCase();
  const upper = term.toUpperCase();
  const capitalised = lower.replaceAll(
    /(^|[\s.'-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  const names = [...new Set([term, capitalised, upper, lower])];
  return [...names.map((name) => rangeOf('name', name)), rangeOf('userid', upper)];
}

function rangeOf(field: SearchField, start: string): SearchRange {
  return { field, from: start, to: `${start}${LAST_CHARACTER}` };
}
