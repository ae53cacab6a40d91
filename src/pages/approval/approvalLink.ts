import type { ApprovalAction } from '../../domain/records/records.ts';

const ACTIONS: readonly ApprovalAction[] = ['accept', 'acceptasexception', 'deny'];

/** `decision` is null when the action of the link is none of the three. */
export interface ApprovalLink {
  uid: string;
  vendorName: string;
  action: string;
  decision: ApprovalAction | null;
}

/** Reads /approve/{uid}?action=...&vendorName=...; what is missing is empty. */
export function readApprovalLink(uid: string | undefined, query: URLSearchParams): ApprovalLink {
  const action = query.get('action')?.trim() ?? '';
  return {
    uid: uid?.trim() ?? '',
    vendorName: query.get('vendorName')?.trim() ?? '',
    action,
    decision: ACTIONS.find((each) => each === action) ?? null,
  };
}
