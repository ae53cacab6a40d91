import { approvePath } from '../../config/paths.ts';
import { MAX_TEXT } from '../records/limits.ts';
import type { ApprovalAction, Overridden, UserRecord } from '../records/records.ts';
import { hasOpenReviewerQuery } from '../transitions/openQueries.ts';
import { unvalidatedForms } from '../transitions/review.ts';

export type ApprovalLinks = Record<ApprovalAction, string>;

/** `vendorName` is empty and `version`, the time of sending, absent where a link has none. */
export interface LinkClaims {
  action: ApprovalAction;
  vendorName: string;
  version?: string;
}

export function approvalLinks(
  origin: string,
  { uid, name, sent }: Pick<UserRecord, 'uid' | 'name' | 'sent'>,
): ApprovalLinks {
  const link = (action: ApprovalAction) => linkTo(origin, uid, name, action, sent?.at);
  return { accept: link('accept'), acceptasexception: link('acceptasexception'), deny: link('deny') };
}

/**
 * What an approver should know before this link decides: a link of our own mails runs by itself only where there is
 * nothing, any other link records it with the decision.
 */
export function doubtsAbout(record: UserRecord, link: LinkClaims): Overridden[] {
  const { forms, approval, sent, queries } = record;
  const isDecidedSince = approval !== undefined && approval.at > (sent?.at ?? 0);
  const isPending =
    unvalidatedForms(record).length > 0 || (!isDecidedSince && (forms.status < 3 || forms.status > 3));
  const doubts: [Overridden, boolean][] = [
    ['pending', isPending],
    ['query', Object.values(queries).some(hasOpenReviewerQuery)],
    ['name', isOtherName(record.name, link)],
    ['changed', link.version !== undefined && (!sent || link.version !== String(sent.at))],
    ['decided', isDecidedSince && approval.action !== link.action],
  ];
  return doubts.filter(([, applies]) => applies).map(([doubt]) => doubt);
}

/** A link without a version may lack the name; a long name is cut in every link. */
function isOtherName(name: string, { vendorName, version }: LinkClaims): boolean {
  const [linked, stored] = [comparable(vendorName), comparable(name)];
  if (linked === '') return version !== undefined && stored !== '';
  const mayBeCut = encodeURIComponent(name).length > NEVER_CUT && linked.length > SHORTEST_CUT;
  return linked !== stored && !(mayBeCut && stored.startsWith(linked));
}

/** A name that is no longer than this in an address is in the link as a whole; in characters. */
const NEVER_CUT = 200;
/** No cut name is shorter, whatever its letters. */
const SHORTEST_CUT = 20;

function comparable(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}

/** The name is for reading only, so a very long one is cut: a mail takes links of bounded length. */
function linkTo(origin: string, uid: string, name: string, action: ApprovalAction, version?: number): string {
  const address = `${origin}${approvePath(uid)}`;
  const withName = (vendorName: string) =>
    `${address}?${new URLSearchParams({ action, vendorName, ...(version && { v: String(version) }) })}`;
  const letters = [...name];
  while (letters.length > 0 && withName(letters.join('')).length > MAX_TEXT) letters.pop();
  return withName(letters.join(''));
}
