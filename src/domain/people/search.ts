import { plainText } from '../validators/normalise.ts';

interface SearchRange {
  field: 'name' | 'userid' | 'email';
  from: string;
  to: string;
}

/** Sorts after every character of a name or a user ID. */
export const LAST_CHARACTER = '\uF8FF';

/** Whether name, user ID or address contains the typed text. An invitation has no user ID. */
export function isMatch(
  { name, userid = '', email = '' }: { name: string; userid?: string; email?: string },
  typed: string,
): boolean {
  const term = plainText(typed).toLowerCase();
  return [name, userid, email].some((value) => value.toLowerCase().includes(term));
}

/** The text as typed, capitalised, in upper case and in lower case, because the database compares letter by letter. */
export function spellingsOf(typed: string): string[] {
  const lower = typed.toLowerCase();
  const capitalised = lower.replaceAll(
    /(^|[\s.'-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [...new Set([typed, capitalised, typed.toUpperCase(), lower])];
}

/** The ranges to query: by address when the text has an @, otherwise by name and user ID. */
export function searchRanges(typed: string): SearchRange[] {
  const term = plainText(typed);
  if (term === '') return [];
  if (term.includes('@')) return [rangeOf('email', term.toLowerCase())];
  return [...namesWith(term), rangeOf('userid', term.toUpperCase())];
}

/** The ranges to query among invitations, which store addresses in lower case. */
export function invitationRanges(typed: string): SearchRange[] {
  const term = plainText(typed);
  if (term === '') return [];
  return [...(term.includes('@') ? [] : namesWith(term)), rangeOf('email', term.toLowerCase())];
}

function namesWith(term: string): SearchRange[] {
  return spellingsOf(term).map((name) => rangeOf('name', name));
}

function rangeOf(field: SearchRange['field'], start: string): SearchRange {
  return { field, from: start, to: `${start}${LAST_CHARACTER}` };
}
