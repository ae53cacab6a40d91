import type { ProgressRecord } from '../records/records.ts';

export type SearchField = 'name' | 'userid';

/** Values of a field from `from` up to, and without, `to`. */
interface SearchRange {
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
 * How a name may be stored that was typed like this: as typed, With Every Word Capitalised, in capitals, in small letters.
 * The database compares letter by letter.
 */
export function spellingsOf(typed: string): string[] {
  const lower = typed.toLowerCase();
  const capitalised = lower.replaceAll(
    /(^|[\s.'-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [...new Set([typed, capitalised, typed.toUpperCase(), lower])];
}

/** The ranges of stored values that begin with what was typed, in every spelling. */
export function searchRanges(typed: string): SearchRange[] {
  const term = typed.trim();
  if (term === '') return [];
  return [...spellingsOf(term).map((name) => rangeOf('name', name)), rangeOf('userid', term.toUpperCase())];
}

function rangeOf(field: SearchField, start: string): SearchRange {
  return { field, from: start, to: `${start}${LAST_CHARACTER}` };
}
