import { isApproved } from '../forms/statuses.ts';
import { isSameMailbox } from '../mailbox.ts';
import { MAX_LONG_TEXT } from '../records/limits.ts';
import type {
  Approval,
  ApprovalAction,
  FormStatuses,
  ProgressRecord,
  UserRecord,
} from '../records/records.ts';
import type { ReviewedRecord } from '../review/snapshots.ts';
import { allow, refuse, staffLog, type Transition } from './patch.ts';

const OUTCOMES: Record<ApprovalAction, Pick<FormStatuses, 'status' | 'approved'>> = {
  accept: { status: 4, approved: true },
  acceptasexception: { status: 5, approved: true },
  deny: { status: 1, approved: false },
};

const LOGGED = {
  accept: { did: 'accepted', text: 'accepted the empanelment' },
  acceptasexception: { did: 'acceptedasexception', text: 'accepted the empanelment as an exception' },
  deny: { did: 'denied', text: 'denied the empanelment' },
} as const satisfies Record<ApprovalAction, object>;

export type Approver = Pick<UserRecord, 'uid' | 'name' | 'email'>;

/** `until` is an ISO date. */
export type Terms = Pick<Approval, 'reason' | 'until' | 'waived' | 'despite' | 'change'>;

/** An exception gets another last day by a further decision. */
function isExtension({ approval }: UserRecord, action: ApprovalAction, until: string | undefined): boolean {
  return action === 'acceptasexception' && Boolean(until) && until !== approval?.until;
}

/** A reloaded link must not decide again. */
export function isDecided({ approval, forms }: UserRecord, action: ApprovalAction): boolean {
  const outcome = OUTCOMES[action];
  return (
    approval?.action === action && forms.status === outcome.status && forms.approved === outcome.approved
  );
}

/**
 * Until a reviewer raises a query or the record moves on. The log is not used, because the person can add to
 * it.
 */
export function isDenied({ approval, forms, queries }: UserRecord): boolean {
  return (
    forms.status === 1 &&
    approval?.action === 'deny' &&
    !Object.values(queries)
      .flat()
      .some(({ by, timestamp }) => by === 'reviewer' && timestamp > approval.at)
  );
}

/** As isDenied, from what an introducer may read (R13). */
export function isShownDenied({ forms, decision, submittedAt = 0 }: ProgressRecord): boolean {
  return forms.status === 1 && decision?.action === 'deny' && submittedAt < decision.at;
}

/** R9: undefined when this approver may decide on the record. @param reviewed empty without a reviewer */
export function refusalOfDecision(
  record: UserRecord,
  approver: Approver,
  reviewed: ReviewedRecord = {},
): string | undefined {
  if (record.usertype === 'introducer') return 'Only trainees and vendors can be approved.';
  if (record.uid === approver.uid || isSameMailbox(record.email, approver.email)) {
    return 'You cannot decide on your own record.';
  }
  if (isSameMailbox(record.fpocno, approver.email)) {
    return 'You introduced this person, so another approver has to decide.';
  }
  if (Object.values(reviewed).some(({ by }) => by === approver.uid)) {
    return 'You reviewed this person, so another approver has to decide.';
  }
  if (record.sent?.by === approver.uid) {
    return 'You sent this person for approval, so another approver has to decide.';
  }
  return undefined;
}

/** R9: refused also when the same decision is in effect. A remark on an earlier decision goes. */
export function decide(
  record: UserRecord,
  action: ApprovalAction,
  approver: Approver,
  now: number,
  { reason, until, waived, despite, change = [] }: Terms = {},
  reviewed: ReviewedRecord = {},
): Transition {
  const refusal = refusalOfDecision(record, approver, reviewed);
  if (refusal) return refuse(refusal);
  if (isDecided(record, action) && !isExtension(record, action, until))
    return refuse('This decision has already been recorded.');
  if (reason !== undefined && reason.length > MAX_LONG_TEXT) {
    return refuse(`A reason has at most ${MAX_LONG_TEXT} characters.`);
  }
  if (change.length > 0 && (action !== 'deny' || !reason?.trim())) {
    return refuse('Only a denial with a reason says what has to change.');
  }
  const { status, approved } = OUTCOMES[action];
  const approval: Approval = {
    action,
    by: approver.uid,
    at: now,
    ...(reason?.trim() && { reason: reason.trim() }),
    ...(until && { until }),
    ...(action === 'acceptasexception' && waived && waived.length > 0 && { waived }),
    ...(despite && despite.length > 0 && { despite }),
    ...(change.length > 0 && { change }),
  };
  return allow({
    set: {
      ...(record.forms.status !== status && { 'forms.status': status }),
      ...(isApproved(record.forms) !== approved && { 'forms.approved': approved }),
      vendorRemark: '',
      approval,
    },
    ...staffLog(record, approver, LOGGED[action], now),
    step: { on: 'decision', by: approver.uid, at: now },
  });
}

/** R9, R15: refused on the own record and beyond its length. */
export function saveRemark(record: UserRecord, approverUid: string, remark: string): Transition {
  if (record.usertype === 'introducer') return refuse('Remarks can be added for trainees and vendors only.');
  if (record.uid === approverUid) return refuse('You cannot add remarks to your own record.');
  if (remark.length > MAX_LONG_TEXT) return refuse(`A remark has at most ${MAX_LONG_TEXT} characters.`);
  return allow({ set: { vendorRemark: remark } });
}
