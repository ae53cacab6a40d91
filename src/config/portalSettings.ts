/** The names that are set aside for examples, which nobody can own. */
export function isExampleHost(host: string): boolean {
  return /(^|\.)example(\.(com|net|org))?$/i.test(host);
}
