/** `domain` has no '@'. */
export function workEmail(prefix: string, domain: string): string {
  return `${prefix}@${domain}`.replaceAll(/\s/g, '');
}

export function isWorkEmail(email: string, domains: readonly string[]): boolean {
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  return domains.some((each) => each.toLowerCase() === domain);
}
