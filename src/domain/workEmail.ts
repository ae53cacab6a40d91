/** `domain` has no '@'. */
export function workEmail(prefix: string, domain: string): string {
  return `${prefix}@${domain}`.replaceAll(/\s/g, '');
}

export function isWorkEmail(email: string, domains: readonly string[]): boolean {
  const [name = '', domain, ...others] = email.trim().toLowerCase().split('@');
  return name !== '' && others.length === 0 && domains.some((each) => each.toLowerCase() === domain);
}
