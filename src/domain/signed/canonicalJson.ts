import { isMap } from '../records/read.ts';

/** JSON that is equal for equal values: sorted keys, no spaces, no undefined fields. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isMap(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** Whether `whole` has every field of `part` with the same value; `whole` may have more fields. */
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
