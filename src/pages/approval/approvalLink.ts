import type { ApprovalAction } from '../../domain/records/records.ts';
import type { LinkClaims } from '../../domain/review/approvalLinks.ts';

const ACTIONS: readonly ApprovalAction[] = ['accept', 'acceptasexception', 'deny'];

/** `claims` is null when the action of the link is none of the three. */
export interface ApprovalLink {
  uid: string;
  vendorName: string;
  action: string;
  claims: LinkClaims | null;
}

/** Reads /approve/{uid}?action=...&vendorName=...&v=...; what is missing is empty. */
export function readApprovalLink(uid: string | undefined, query: URLSearchParams): ApprovalLink {
  const action = query.get('action')?.trim() ?? '';
  const vendorName = query.get('vendorName')?.trim() ?? '';
  const version = query.get('v');
  const known = ACTIONS.find((each) => each === action);
  return {
    uid: uid?.trim() ?? '',
    vendorName,
    action,
    claims: known ? { action: known, vendorName, ...(version !== null && { version }) } : null,
  };
}
