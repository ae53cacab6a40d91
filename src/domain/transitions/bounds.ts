import { MAX_LONG_TEXT, MAX_TEXT } from '../limits.ts';

/** Says whether every text of a form's part is within its bound (R15); names listed in `long` are addresses or remarks. */
export function fits(fields: object, long: readonly string[] = []): boolean {
  return Object.entries(fields).every(
    ([key, value]) =>
      typeof value !== 'string' || value.length <= (long.includes(key) ? MAX_LONG_TEXT : MAX_TEXT),
  );
}

/** Says whether one of these texts is missing: empty, or nothing but spaces. */
export function hasBlank(...texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() === '');
}

/** What to tell a person whose text is beyond the bounds. */
export const TOO_LONG = `A text is too long. Up to ${MAX_TEXT} characters fit into a field, up to ${MAX_LONG_TEXT} into an address or a remark.`;
