/** The full address of Introducer Sign Up: prefix plus selected domain, spaces removed. `domain` has no '@'. */
export function workEmail(prefix: string, domain: string): string {
  return `${prefix}@${domain}`.replaceAll(/\s/g, '');
}

/** Says whether an address is in one of the work domains, compared in lower case. */
export function isWorkEmail(email: string, domains: readonly string[]): boolean {
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  return domains.some((each) => each.toLowerCase() === domain);
}
