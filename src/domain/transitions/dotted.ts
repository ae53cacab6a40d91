/**
 * The fields of a part of the record as a patch by dotted path, so that keys this version does not know survive in
 * the part (DESIGN 5). `dotted('nongst', { state: 'Haryana' })` is `{ 'nongst.state': 'Haryana' }`.
 */
export function dotted(path: string, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${path}.${key}`, value]));
}
