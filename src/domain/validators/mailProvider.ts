import { hasOneMistake } from '../oneMistake.ts';
import type { Warning } from './normalise.ts';

/** Where most private addresses in India are. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
];
/** Domains with their own mail, one letter away from one of the providers. */
const OTHERS = new Set([...PROVIDERS, 'ymail.com', 'mail.com', 'email.com', 'cloud.com', 'yahoo.co.id']);
/** These have no address with another ending. */
const WITH_ONE_ENDING = /^(?:gmail|rediffmail)(?=\.(?:co\.)?[a-z]{2,4}$)/;

/** Asks about an address such as om@gmial.com or om@gmail.co.in: a mail to it reaches nobody, or a stranger. */
export function providerWarnings(address: string): Warning[] {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || OTHERS.has(domain)) return [];
  const [name] = WITH_ONE_ENDING.exec(domain) ?? [];
  const meant = name ? `${name}.com` : PROVIDERS.find((provider) => hasOneMistake(domain, provider));
  if (!meant) return [];
  const message = `Is ${domain} right? It is close to ${meant}.`;
  return [{ message, repair: `${address.slice(0, at)}@${meant}` }];
}
