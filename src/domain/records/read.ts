/** Readers of values that the database may hold in any shape; none of them throws. */

export type Raw = Readonly<Record<string, unknown>>;

const NOTHING: Raw = {};

/** Says whether a value is a map: an object that is neither null nor a list. */
export function isMap(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a map; anything else as an empty one. */
export function readMap(value: unknown): Raw {
  return isMap(value) ? value : NOTHING;
}

/** A string; anything else as the default. */
export function readText(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

/** A boolean; anything else as false. */
export function readFlag(value: unknown): boolean {
  return value === true;
}

/** One of the listed values, compared strictly, so that the string '1' is not the number 1; anything else as the default. */
export function readOneOf<T>(value: unknown, options: readonly T[], otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise;
}

/** Epoch milliseconds, or undefined. */
export function readTime(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A link that a browser may open, or '': a stored `javascript:` address must never become one (R11). */
export function readLink(value: unknown): string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : '';
}

/** The items of a list that `readItem` can read, in their order; it returns undefined for those to leave out. */
export function readList<T>(value: unknown, readItem: (item: Raw) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const read = isMap(item) ? readItem(item) : undefined;
    return read === undefined ? [] : [read];
  });
}
