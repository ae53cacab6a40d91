import { doc, getDoc } from 'firebase/firestore';
import { orAppError } from '../../domain/appError.ts';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { Approval, ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import { changeSince } from '../../domain/review/decision.ts';
import * as approval from '../../domain/transitions/approval.ts';
import { refuse } from '../../domain/transitions/patch.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { commitDecision, commitTransition } from './commit.ts';
import { serverNow } from './serverTime.ts';

/** @returns null when the link names nobody @throws AppError 'firestore/permission-denied' for non-approvers (R9) */
export function getUserRecord(uid: string): Promise<UserRecord | null> {
  return orAppError(async () => {
    const snapshot = await getDoc(doc(getDatabase(), 'users', uid));
    return snapshot.exists() ? parseUserRecord(uid, snapshot.data()) : null;
  });
}

/** @param seen refused when the record has changed since @throws AppError as commitTransition */
export async function decide(
  seen: UserRecord,
  action: ApprovalAction,
  approver: approval.Approver,
  terms: approval.Terms = {},
): Promise<Approval> {
  const { set } = await commitDecision(seen.uid, ({ record }, reviewed) => {
    const change = changeSince(seen, record);
    return change ? refuse(change) : approval.decide(record, action, approver, serverNow(), terms, reviewed);
  });
  return set.approval as Approval;
}

export async function saveRemark(uid: string, approverUid: string, remark: string): Promise<void> {
  await commitTransition(uid, ({ record }) => approval.saveRemark(record, approverUid, remark));
}
