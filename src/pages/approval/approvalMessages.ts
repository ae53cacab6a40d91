import { type AppError, isProviderMessage } from '../../domain/appError.ts';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import type { LinkClaims } from '../../domain/review/approvalLinks.ts';
import { quotedName } from '../../domain/review/decision.ts';
import { accountToast, type ToastKind } from '../../ui/feedback/toasts.ts';

export const REASON_HINT =
  'The person and the introducer will read it. Please leave out PAN, Aadhar and account numbers.';

export const ACTION_LABELS: Record<ApprovalAction, string> = {
  accept: 'Accept',
  acceptasexception: 'Accept as exception',
  deny: 'Deny',
};

/** The action of a link, for example 'accept “Meera Nair” as an exception'. */
export function willText({ action, vendorName }: LinkClaims): string {
  const name = vendorName === '' ? 'this vendor' : quotedName(vendorName);
  if (action === 'deny') return `deny ${name}`;
  return action === 'accept' ? `accept ${name}` : `accept ${name} as an exception`;
}

/** Who gets a mail about a decision. */
export function informedText({ name, fpoc }: Pick<UserRecord, 'name' | 'fpoc'>): string {
  return `${name || 'The person'}, ${fpoc || 'the introducer'} and the review team`;
}

const OUTCOMES: Record<ApprovalAction, string> = {
  accept: 'has been accepted',
  acceptasexception: 'has been accepted as an exception',
  deny: 'has been denied',
};

export function outcomeMessage(name: string, action: ApprovalAction): string {
  return `The empanelment of ${name || 'this vendor'} ${OUTCOMES[action]}.`;
}

const SERVICE = 'The database has a problem, so this has not been recorded. Try again in a minute.';

const REASONS: Record<string, string> = {
  'firestore/permission-denied':
    'You cannot decide on this vendor. Approvers cannot decide on themselves, on people whom they introduced or reviewed, or for an approver who is back.',
  'firestore/unavailable':
    'There is no connection, so this has not been recorded. Check it, and open the link again.',
  'firestore/aborted':
    'Somebody else changed the record at the same moment, so this has not been recorded. Open the link again.',
  'firestore/resource-exhausted': SERVICE,
  'firestore/unknown': SERVICE,
  'firestore/internal': SERVICE,
  'firestore/deadline-exceeded': SERVICE,
  'records/missing': 'There is no vendor with this UID.',
};

const UNKNOWN =
  'This has not been recorded, for a reason that the portal does not know. Try again in a minute.';

export function approvalErrorMessage(error: AppError): string {
  return REASONS[error.code] ?? (isProviderMessage(error) ? UNKNOWN : error.message);
}

export function approvalToast(kind: ToastKind, message: string): void {
  accountToast(kind === 'error' ? 'warning' : kind, message);
}
