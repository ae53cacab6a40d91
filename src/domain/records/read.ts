/** The database may contain values of any shape; none of these readers throws. */

export type Raw = Readonly<Record<string, unknown>>;

const NOTHING: Raw = {};

export function isMap(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readMap(value: unknown): Raw {
  return isMap(value) ? value : NOTHING;
}

export function readText(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

/** The texts at these keys; empty where a value is missing or no text. */
export function readTexts<Key extends string>(raw: Raw, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, readText(raw[key])])) as Record<Key, string>;
}

export function readFlag(value: unknown): boolean {
  return value === true;
}

/** Strict: the string '1' is not the number 1. */
export function readOneOf<T>(value: unknown, options: readonly T[], otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise;
}

/** In the order of the options. */
export function readListed<T>(value: unknown, options: readonly T[]): T[] {
  return Array.isArray(value) ? options.filter((option) => value.includes(option)) : [];
}

export function readTime(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** R11: a stored `javascript:` address must never become a link. */
export function readLink(value: unknown): string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : '';
}

/** Drops the items for which `readItem` returns undefined. */
export function readList<T>(value: unknown, readItem: (item: Raw) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const read = isMap(item) ? readItem(item) : undefined;
    return read === undefined ? [] : [read];
  });
}

/** The stored values of these keys; a key that is not stored is left out. */
export function picked(stored: Raw, keys: readonly string[]): Raw {
  return Object.fromEntries(keys.filter((key) => key in stored).map((key) => [key, stored[key]]));
}

/** The stored values of these keys as `read` returns them; a key that is not stored is left out. */
export function readKnown<Key extends string, Value>(
  stored: Raw,
  keys: readonly Key[],
  read: (value: unknown) => Value,
): Partial<Record<Key, Value>> {
  const known = keys.filter((key) => key in stored).map((key) => [key, read(stored[key])]);
  return Object.fromEntries(known) as Partial<Record<Key, Value>>;
}

/** The values of these keys of a parsed record. */
export function pick<From, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}
