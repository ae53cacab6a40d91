import type { Delegation } from '../../domain/people/delegations.ts';
import { isUnverified } from '../../domain/people/identity.ts';
import {
  parseDocumentsRecord,
  parseProgressRecord,
  parseUserRecord,
} from '../../domain/records/parseRecord.ts';
import type { Approval, ApprovalAction } from '../../domain/records/records.ts';
import { changeSince } from '../../domain/review/decision.ts';
import { type Findings, parseFindings } from '../../domain/review/findings.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { parseReviewedRecord, type ReviewedRecord } from '../../domain/review/snapshots.ts';
import * as approval from '../../domain/transitions/approval.ts';
import { refuse } from '../../domain/transitions/patch.ts';
import { getDelegationsTo } from '../deputies/deputies.ts';
import { orAppError } from '../unreachable.ts';
import { commitReviewStep, commitTransition } from './commit.ts';
import { dataOf } from './queries.ts';
import { serverNow } from './serverTime.ts';

/** The records that the checks of a link need. */
export interface LinkedRecord extends ReviewState {
  reviewed: ReviewedRecord;
  findings: Findings | null;
  isUnverified?: boolean;
  /** R25: the delegations that name this approver as deputy. */
  delegations?: Delegation[];
}

/** @returns null when no record has this uid @throws AppError 'firestore/permission-denied' for non-approvers (R9) */
export function getLinkedRecord(uid: string, approverUid: string): Promise<LinkedRecord | null> {
  return orAppError(async () => {
    const [[user, documents, findings, reviewed, progress], delegations] = await Promise.all([
      Promise.all(
        ['users', 'documents', 'findings', 'reviewed', 'progress'].map((name) => dataOf(name, uid)),
      ),
      getDelegationsTo(approverUid),
    ]);
    if (!user) return null;
    const record = parseUserRecord(uid, user);
    return {
      record,
      documents: parseDocumentsRecord(documents),
      reviewed: parseReviewedRecord(reviewed),
      findings: parseFindings(findings),
      isUnverified: isUnverified(parseProgressRecord(uid, progress)),
      delegations,
    };
  });
}

/** @param seen refused when the record has changed since @throws AppError as commitTransition */
export async function saveDecision(
  seen: ReviewState,
  action: ApprovalAction,
  approver: approval.Approver,
  terms: approval.Terms = {},
): Promise<Approval> {
  const { set } = await commitReviewStep(seen.record.uid, ({ record }, documents, reviewed) => {
    const change = changeSince(seen, { record, documents });
    return change ? refuse(change) : approval.decide(record, action, approver, serverNow(), terms, reviewed);
  });
  return set.approval as Approval;
}

export async function saveRemark(uid: string, approverUid: string, remark: string): Promise<void> {
  await commitTransition(uid, ({ record }) => approval.saveRemark(record, approverUid, remark));
}
