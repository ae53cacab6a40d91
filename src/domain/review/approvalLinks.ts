import { paths } from '../../config/paths.ts';
import { MAX_TEXT } from '../records/limits.ts';
import type { ApprovalAction, UserRecord } from '../records/records.ts';

export type ApprovalLinks = Record<ApprovalAction, string>;

export function approvalLinks(
  origin: string,
  { uid, name }: Pick<UserRecord, 'uid' | 'name'>,
): ApprovalLinks {
  const link = (action: ApprovalAction) => linkTo(origin, uid, name, action);
  return { accept: link('accept'), acceptasexception: link('acceptasexception'), deny: link('deny') };
}

/** The name is for reading only, so a very long one is cut: a mail takes links of bounded length. */
function linkTo(origin: string, uid: string, name: string, action: ApprovalAction): string {
  const address = `${origin}${paths.approve.replace(':uid', encodeURIComponent(uid))}`;
  const withName = (vendorName: string) => `${address}?${new URLSearchParams({ action, vendorName })}`;
  const letters = [...name];
  while (letters.length > 0 && withName(letters.join('')).length > MAX_TEXT) letters.pop();
  return withName(letters.join(''));
}
