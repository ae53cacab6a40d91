import type { ProgressRecord } from '../records/records.ts';

interface SearchRange {
  field: 'name' | 'userid';
  from: string;
  to: string;
}

/** Sorts after every character of a name or a user ID. */
export const LAST_CHARACTER = '\uF8FF';

export function isMatch(person: Pick<ProgressRecord, 'name' | 'userid'>, typed: string): boolean {
  const term = typed.trim().toLowerCase();
  return [person.name, person.userid].some((value) => value.toLowerCase().includes(term));
}

/** As typed, Capitalised, upper case and lower case, because the database compares letter by letter. */
export function spellingsOf(typed: string): string[] {
  const lower = typed.toLowerCase();
  const capitalised = lower.replaceAll(
    /(^|[\s.'-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [...new Set([typed, capitalised, typed.toUpperCase(), lower])];
}

export function searchRanges(typed: string): SearchRange[] {
  const term = typed.trim();
  if (term === '') return [];
  return [...spellingsOf(term).map((name) => rangeOf('name', name)), rangeOf('userid', term.toUpperCase())];
}

function rangeOf(field: SearchRange['field'], start: string): SearchRange {
  return { field, from: start, to: `${start}${LAST_CHARACTER}` };
}
