/** White space, hyphens and dashes of every kind, and invisible characters that come along when text is pasted. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/**
 * The spelling in which numbers are compared and stored: NFKC, upper case, no spaces or hyphens. Repeated until nothing
 * changes, because upper-casing and stripping can leave text that NFKC would compose once more.
 */
export function normalise(input: string): string {
  const once = input.normalize('NFKC').toUpperCase().replaceAll(SEPARATORS, '');
  return once === input ? once : normalise(once);
}
