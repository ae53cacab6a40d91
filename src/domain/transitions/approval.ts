import { isolated } from '../isolated.ts';
import { type Delegation, isRunning } from '../people/delegations.ts';
import { BEFORE_REASON, deputyText, loggedTitle } from '../people/logTitles.ts';
import { MAX_LOG_BYTES, MAX_LONG_TEXT } from '../records/limits.ts';
import type { Approval, ApprovalAction, FormStatuses, UserRecord } from '../records/records.ts';
import type { ReviewedRecord } from '../review/snapshots.ts';
import { todayInIndia } from '../time/dates.ts';
import { byteLength, isCalendarDay, startOf } from './guards.ts';
import { relationTo, type Staff } from './impartial.ts';
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

export interface Approver extends Staff {
  /** R25: the delegation under which this approver decides. */
  deputyFor?: Delegation;
}

/** `until` is an ISO date, which an exception needs that names what is owed or has to be replaced. */
export type Terms = Pick<Approval, 'reason' | 'until' | 'waived' | 'replace' | 'despite' | 'change'>;

export const UNTIL_PASSED = 'Choose today or a later date.';
export const UNTIL_MISSING = 'Enter the day by which the waived items are due.';

/** Whether a further decision gives an exception another last day. */
function isExtension({ approval }: UserRecord, action: ApprovalAction, until: string | undefined): boolean {
  return action === 'acceptasexception' && Boolean(until) && until !== approval?.until;
}

/** Whether the record already has this decision, so that a reloaded link does not decide again. */
export function isDecided({ approval, forms }: UserRecord, action: ApprovalAction): boolean {
  const outcome = OUTCOMES[action];
  return (
    approval?.action === action && forms.status === outcome.status && forms.approved === outcome.approved
  );
}

/**
 * R9, R25: undefined when this approver, and the absent one, may decide on the record. @param reviewed empty
 * without a reviewer
 */
export function refusalOfDecision(
  record: UserRecord,
  approver: Approver,
  reviewed: ReviewedRecord = {},
): string | undefined {
  if (record.usertype === 'introducer') return 'Only trainees and vendors can be approved.';
  const { deputyFor: absent } = approver;
  if (absent && concernOf(record, absent, reviewed)) {
    return `${isolated(absent.name)}, for whom you decide, is the person, introduced or reviewed them, or sent them for approval.`;
  }
  const concern = concernOf(record, approver, reviewed);
  return concern && REFUSALS[concern];
}

type Concern = 'own' | 'introduced' | 'reviewed' | 'sent';

const REFUSALS: Record<Concern, string> = {
  own: 'You cannot decide on your own record.',
  introduced: 'You introduced this person, so another approver has to decide.',
  reviewed: 'You reviewed this person, so another approver has to decide.',
  sent: 'You sent this person for approval, so another approver has to decide.',
};

/** R9: the relation that excludes an approver from a decision; undefined without one. */
function concernOf(
  record: UserRecord,
  approver: Pick<Approver, 'uid' | 'email' | 'registered'>,
  reviewed: ReviewedRecord,
): Concern | undefined {
  const { uid } = approver;
  const relation = relationTo(record, approver);
  if (relation) return relation;
  if (Object.values(reviewed).some(({ by }) => by === uid)) return 'reviewed';
  return record.sent?.by === uid ? 'sent' : undefined;
}

/**
 * R25: the approver under the first running delegation that allows a decision on the record, or in the own
 * name.
 */
export function actingApprover(
  record: UserRecord,
  approver: Approver,
  delegations: readonly Delegation[],
  now: number,
  reviewed: ReviewedRecord = {},
): Approver {
  const deputyFor = delegations.find(
    (delegation) => isRunning(delegation, now) && !concernOf(record, delegation, reviewed),
  );
  return deputyFor ? { ...approver, deputyFor } : approver;
}

/** R9: refused also when the same decision is in effect. A remark on an earlier decision goes. */
export function decide(
  record: UserRecord,
  action: ApprovalAction,
  approver: Approver,
  now: number,
  { reason, until: day, waived = [], replace = [], despite, change = [] }: Terms = {},
  reviewed: ReviewedRecord = {},
): Transition {
  const until = action === 'acceptasexception' ? day : undefined;
  const refusal = refusalOfDecision(record, approver, reviewed);
  if (refusal) return refuse(refusal);
  const { deputyFor } = approver;
  if (deputyFor && (deputyFor.deputy !== approver.uid || !isRunning(deputyFor, now))) {
    return refuse(`You are no longer the deputy of ${isolated(deputyFor.name)}.`);
  }
  if (isDecided(record, action) && !isExtension(record, action, until))
    return refuse('This decision has already been recorded.');
  if (until && (!isCalendarDay(until) || until < todayInIndia(new Date(now)))) return refuse(UNTIL_PASSED);
  if (action === 'acceptasexception' && !until && waived.length + replace.length > 0)
    return refuse(UNTIL_MISSING);
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
    ...(action === 'acceptasexception' && waived.length > 0 && { waived }),
    ...(action === 'acceptasexception' && replace.length > 0 && { replace }),
    ...(despite && despite.length > 0 && { despite }),
    ...(change.length > 0 && { change }),
    ...(deputyFor && {
      onBehalfOf: { uid: deputyFor.uid, name: deputyFor.name, deputyName: deputyFor.deputyName },
    }),
  };
  return allow({
    set: {
      ...(record.forms.status !== status && { 'forms.status': status }),
      ...(record.forms.approved !== approved && { 'forms.approved': approved }),
      vendorRemark: '',
      approval,
    },
    ...staffLog(record, approver, loggedAs(action, approver, approval.reason), now),
    step: { on: 'decision', by: approver.uid, at: now },
  });
}

/**
 * The approver's name, from the log, or a deputy's with that of the absent one (R25); empty where neither is
 * stored.
 */
export function deciderOf({ approval, logs }: Pick<UserRecord, 'approval' | 'logs'>): string {
  if (!approval) return '';
  const { onBehalfOf, action } = approval;
  if (onBehalfOf) return deputyText(onBehalfOf);
  const title = loggedTitle({ logs }, approval) ?? '';
  const end = ` ${LOGGED[action].text}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : '';
}

/** With the reason, because the next decision replaces that of `approval`; shortened to the limit of a title. */
function loggedAs(action: ApprovalAction, { name, deputyFor }: Approver, reason: string | undefined) {
  const { did, text } = LOGGED[action];
  const act = deputyFor ? `${text} on behalf of ${deputyFor.name}` : text;
  if (!reason) return { did, text: act };
  const room = MAX_LOG_BYTES - byteLength(`${name} ${act}${BEFORE_REASON}…`);
  const logged = byteLength(reason) <= room ? reason : `${startOf(reason, room)}…`;
  return { did, text: room > 0 ? `${act}${BEFORE_REASON}${logged}` : act };
}

/** R9, R15: refused on the approver's own record and beyond the limit of length. */
export function saveRemark(record: UserRecord, approverUid: string, remark: string): Transition {
  if (record.usertype === 'introducer') return refuse('Remarks can be added for trainees and vendors only.');
  if (record.uid === approverUid) return refuse('You cannot add remarks to your own record.');
  if (remark.length > MAX_LONG_TEXT) return refuse(`A remark has at most ${MAX_LONG_TEXT} characters.`);
  return allow({ set: { vendorRemark: remark } });
}
