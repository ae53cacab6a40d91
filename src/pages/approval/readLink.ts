import type { LinkClaims } from '../../domain/review/approvalLinks.ts';
import { ACTIONS } from './approvalMessages.ts';

/** Reads ?action=...&vendorName=...&v=...; null where the action is none of the three. */
export function readLink(query: URLSearchParams): LinkClaims | null {
  const named = query.get('action')?.trim();
  const action = ACTIONS.find((each) => each === named);
  const key = query.get('v');
  if (!action) return null;
  return { action, vendorName: query.get('vendorName')?.trim() ?? '', ...(key !== null && { key }) };
}
