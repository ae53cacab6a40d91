import { MAX_LONG_TEXT } from '../records/limits.ts';
import type { ApprovalAction, FormStatuses, UserRecord } from '../records/records.ts';
import { staffLog } from './log.ts';
import { allow, refuse, type Transition } from './patch.ts';

const OUTCOMES: Record<ApprovalAction, Pick<FormStatuses, 'status' | 'approved'>> = {
  accept: { status: 4, approved: true },
  acceptasexception: { status: 5, approved: true },
  deny: { status: 1, approved: false },
};

const LOGGED: Record<ApprovalAction, string> = {
  accept: 'accepted the empanelment',
  acceptasexception: 'accepted the empanelment as an exception',
  deny: 'denied the empanelment',
};

/** A reloaded link must not decide again. */
export function isDecided({ approval, forms }: UserRecord, action: ApprovalAction): boolean {
  const outcome = OUTCOMES[action];
  return (
    approval?.action === action && forms.status === outcome.status && forms.approved === outcome.approved
  );
}

/** R9: refused on the own record and when the same decision is in effect. */
export function decide(
  record: UserRecord,
  action: ApprovalAction,
  approverUid: string,
  approverName: string,
  now: number,
): Transition {
  if (record.usertype === 'introducer') return refuse('Only trainees and vendors are decided on.');
  if (record.uid === approverUid) return refuse('Nobody decides on their own record.');
  if (isDecided(record, action)) return refuse('This decision has been recorded.');
  const { status, approved } = OUTCOMES[action];
  return allow({
    set: {
      ...(record.forms.status !== status && { 'forms.status': status }),
      ...(record.forms.approved !== approved && { 'forms.approved': approved }),
      approval: { action, by: approverUid, at: now },
    },
    ...staffLog(record, { uid: approverUid, name: approverName }, LOGGED[action], now),
  });
}

/** R9, R15: refused on the own record and beyond its length. */
export function saveRemark(record: UserRecord, approverUid: string, remark: string): Transition {
  if (record.usertype === 'introducer') return refuse('Only trainees and vendors are remarked on.');
  if (record.uid === approverUid) return refuse('Nobody remarks on their own record.');
  if (remark.length > MAX_LONG_TEXT) return refuse(`A remark has at most ${MAX_LONG_TEXT} characters.`);
  return allow({ set: { vendorRemark: remark } });
}
