import { isMap } from '../records/read.ts';

/** The same text for the same values: keys in order, no spaces, nothing for an absent field. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isMap(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** Whether every value of `part` is in `whole`, which may have more. */
export function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => isPartOf(item, whole[index]))
    );
  }
  if (!isMap(part)) return Object.is(part, whole);
  return isMap(whole) && Object.keys(part).every((key) => isPartOf(part[key], whole[key]));
}
