import { addressIn } from './validators/emailAddress.ts';

/** The address of prefix and domain; `domain` has no '@'. */
export function workEmail(prefix: string, domain: string): string {
  return `${prefix}@${domain}`.replaceAll(/[\s\p{Cf}]/gu, '');
}

/** A whole address in the field of the prefix; null without an @, or with another domain. */
export function splitWorkEmail(
  typed: string,
  domains: readonly string[],
): { prefix: string; domain: string } | null {
  const [prefix = '', after, ...others] = addressIn(typed).split('@');
  const domain = domains.find((each) => each.toLowerCase() === after?.toLowerCase());
  return prefix !== '' && domain !== undefined && others.length === 0 ? { prefix, domain } : null;
}

export function isWorkEmail(email: string, domains: readonly string[]): boolean {
  const [name = '', domain, ...others] = email.trim().toLowerCase().split('@');
  return name !== '' && others.length === 0 && domains.some((each) => each.toLowerCase() === domain);
}
