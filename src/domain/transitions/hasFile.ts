/** Says whether a value of the documents record is a file's link, and not a flag from before there was one (SPEC 3). */
export function hasFile(value: string | boolean | undefined): value is string {
  return typeof value === 'string' && value !== '';
}
