/** Whether a host has a name that is reserved for examples, such as agency.example. */
export function isExampleHost(host: string): boolean {
  return /(^|\.)example(\.(com|net|org))?$/i.test(host);
}
