import type { AppError } from '../../domain/appError.ts';
import type { Delegation } from '../../domain/people/delegations.ts';
import { isUnverified } from '../../domain/people/identity.ts';
import type { Approval, ApprovalAction, ProgressRecord, UserRecord } from '../../domain/records/records.ts';
import { changeSince } from '../../domain/review/decision.ts';
import type { Findings } from '../../domain/review/findings.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import type { ReviewedRecord } from '../../domain/review/snapshots.ts';
import * as approval from '../../domain/transitions/approval.ts';
import { refuse } from '../../domain/transitions/patch.ts';
import { commitReviewStep, commitTransition } from '../commit/commit.ts';
import { watchDelegationsTo } from '../deputies/deputies.ts';
import { watchFindings } from './approvalQueue.ts';
import { watchDocumentsRecord } from './documents.ts';
import { watchPerson } from './progress.ts';
import { watchReviewed } from './reviews.ts';
import { serverNow } from './serverTime.ts';
import { watchUserRecord } from './users.ts';

/** Everything that a decision depends on, except the tax details of a vendor. */
export interface ApprovalState extends ReviewState {
  reviewed: ReviewedRecord;
  findings: Findings | null;
  isUnverified: boolean;
  /** R25: the delegations that name this approver as deputy. */
  delegations: readonly Delegation[];
}

interface ApprovalOf {
  uid: string;
  approverUid: string;
}

interface Watched extends Pick<ApprovalState, 'documents' | 'reviewed' | 'findings' | 'delegations'> {
  record: UserRecord | null;
  progress: ProgressRecord | null;
}

/**
 * Reports once everything is known, and with each change; null when no record has this uid.
 * @param onError receives 'firestore/permission-denied' for non-approvers (R9)
 */
export function watchApproval(
  { uid, approverUid }: ApprovalOf,
  onState: (state: ApprovalState | null) => void,
  onError: (error: AppError) => void,
): () => void {
  const known: Partial<Watched> = {};
  const take =
    <Part extends keyof Watched>(part: Part) =>
    (value: Watched[Part]) => {
      known[part] = value;
      if (isWhole(known)) onState(stateOf(known));
    };
  const stops = [
    watchUserRecord(uid, take('record'), onError),
    watchDocumentsRecord(uid, take('documents'), onError),
    watchReviewed(uid, take('reviewed'), onError),
    watchFindings(uid, take('findings'), onError),
    watchPerson(uid, take('progress'), onError),
    watchDelegationsTo(approverUid, take('delegations'), onError),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const PARTS = 6;

function isWhole(known: Partial<Watched>): known is Watched {
  return Object.keys(known).length === PARTS;
}

function stateOf({ record, progress, ...others }: Watched): ApprovalState | null {
  return record && { record, ...others, isUnverified: progress !== null && isUnverified(progress) };
}

/** @param seen refused when the record has changed since @throws AppError as commitTransition */
export async function saveDecision(
  seen: ReviewState,
  action: ApprovalAction,
  approver: approval.Approver,
  terms: approval.Terms = {},
): Promise<Approval> {
  const { set } = await commitReviewStep(seen.record.uid, (stored) => {
    const change = changeSince(seen, stored);
    if (change) return refuse(change);
    return approval.decide(stored.record, action, approver, serverNow(), terms, stored.reviewed);
  });
  return set.approval as Approval;
}

export async function saveRemark(uid: string, approverUid: string, remark: string): Promise<void> {
  await commitTransition(uid, ({ record }) => approval.saveRemark(record, approverUid, remark));
}
