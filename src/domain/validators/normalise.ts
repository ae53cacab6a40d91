/** Spaces, dashes and the invisible characters of pasted text. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/** Repeated until nothing changes, because upper-casing and stripping can leave text that NFKC would compose again. */
export function normalise(input: string): string {
  const once = input.normalize('NFKC').toUpperCase().replaceAll(SEPARATORS, '');
  return once === input ? once : normalise(once);
}

export function trimmed<Texts extends { [Key in keyof Texts]: string }>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, text.trim()])) as Texts;
}

export interface Finding {
  message: string;
  repair?: string;
}

/**
 * `error` blocks submission, warnings never do. An empty input has neither: the form checks required fields.
 */
export interface Validated {
  value: string;
  error?: string;
  warnings: Finding[];
}

export function fine(value: string): Validated {
  return { value, warnings: [] };
}
