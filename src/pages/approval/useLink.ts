import { useCallback, useEffect, useRef, useState } from 'react';
import { getLinkedRecord, type LinkedRecord } from '../../backend/records/approvals.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { watchUserRecord } from '../../backend/records/users.ts';
import { getEnv } from '../../config/env.ts';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { UNVERIFIED } from '../../domain/people/identity.ts';
import type { ApprovalAction, Overridden, UserRecord } from '../../domain/records/records.ts';
import { isUid } from '../../domain/records/uid.ts';
import { type LinkClaims, mayRun, overriddenBy } from '../../domain/review/approvalLinks.ts';
import { isReady, warningOf } from '../../domain/review/decision.ts';
import { currentLinkKey } from '../../domain/review/findings.ts';
import {
  type Approver,
  actingApprover,
  isDecided,
  refusalOfDecision,
} from '../../domain/transitions/approval.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { approvalErrorMessage } from './approvalMessages.ts';
import { useDecision } from './useDecision.ts';

/** Nothing is written before the approver confirms, or before the countdown of `counting` ends. */
export interface Waiting {
  name: 'asking' | 'counting';
  seen: LinkedRecord;
  overridden: readonly Overridden[];
  warnings: readonly string[];
  /** Under a delegation (R25), or in the own name. */
  acting: Approver;
}

type LinkPhase =
  | { name: 'working' | 'unknownVendor' | 'leftAsItIs' }
  /** The record has no e-mail or no introducer, so the link waits. */
  | { name: 'incomplete' }
  /** This approver may not decide. */
  | { name: 'refused' | 'failed'; reason: string }
  | Waiting
  /** Another approver decided first; `action` is theirs. */
  | { name: 'overtaken'; record: UserRecord; action: ApprovalAction };

export interface LinkVisit {
  uid: string;
  claims: LinkClaims;
  approver: Approver;
  /**
   * True when the approver signed in on this page or pressed a button, which excludes a visit sent by
   * another web site.
   */
  isOwnStep: boolean;
  /** Called with the record, and whether the page asks first. */
  onSeen: (seen: LinkedRecord, isAsked: boolean) => void;
}

/**
 * Runs once, counts down once or asks once. A visit that ends before the decision decides nothing. Another
 * link or approver needs a new mount.
 */
export function useLink(visit: LinkVisit) {
  // Later renders pass the same values in new objects.
  const [{ uid, claims, approver, isOwnStep, onSeen }] = useState(visit);
  const [phase, setPhase] = useState<LinkPhase>({ name: 'working' });
  const { made, decideOn, showEarlier, sendMail } = useDecision(approver);
  const isRunning = useRef(false);

  const decideNow = useCallback(
    async ({ seen, overridden, warnings, acting }: Waiting, reason?: string) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setPhase({ name: 'working' });
      const { action } = claims;
      try {
        await decideOn(
          seen,
          action,
          { despite: [...overridden], ...(reason && { reason }) },
          warnings,
          acting,
        );
      } catch (thrown) {
        const error = toAppError(thrown);
        const decided = await decidedMeanwhile(seen.record, approver.uid, error);
        if (!decided) setPhase(failed(error));
        else if (decided.approval.by === approver.uid && isDecided(decided, action)) {
          showEarlier(decided, action);
        } else setPhase({ name: 'overtaken', record: decided, action: decided.approval.action });
      }
    },
    [claims, approver, decideOn, showEarlier],
  );

  useEffect(() => {
    let isOver = false;
    let stopWaiting = () => {};
    const run = async () => {
      const linked = isUid(uid) ? await getLinkedRecord(uid, approver.uid).catch(toAppError) : null;
      if (isOver) return;
      if (!linked) return setPhase({ name: 'unknownVendor' });
      if (!('record' in linked)) return setPhase(failed(linked));
      const { record } = linked;
      if (isDecided(record, claims.action)) {
        onSeen(linked, false);
        return showEarlier(record, claims.action);
      }
      const next = phaseOf(linked, claims, approver);
      onSeen(linked, next.name === 'asking');
      if (next.name === 'counting' && isOwnStep) return decideNow(next);
      setPhase(
        next.name === 'counting' && isStopped(uid, claims.action) ? { ...next, name: 'asking' } : next,
      );
      if (next.name === 'refused') accountToast('warning', next.reason);
      if (next.name !== 'incomplete') return;
      stopWaiting = whenReady(
        uid,
        () => void run(),
        (error) => setPhase(failed(error)),
      );
    };
    void run();
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [uid, claims, approver, isOwnStep, onSeen, decideNow, showEarlier]);

  const seen = phase.name === 'counting' ? phase : undefined;
  const stop = useCallback(() => {
    if (!seen) return;
    rememberStop(uid, claims.action);
    onSeen(seen.seen, true);
    setPhase({ ...seen, name: 'asking' });
  }, [seen, uid, claims, onSeen]);
  const runNow = useCallback(() => void (seen && decideNow(seen)), [seen, decideNow]);
  const leaveAsItIs = () => setPhase({ name: 'leftAsItIs' });

  return { phase, made, sendMail, decideNow, stop, runNow, leaveAsItIs };
}

/** 'counting' where the link runs by itself: a link mailed by the portal only when every check passes. */
function phaseOf(linked: LinkedRecord, claims: LinkClaims, approver: Approver): LinkPhase {
  const { record, reviewed, findings, isUnverified, delegations = [] } = linked;
  const acting = actingApprover(record, approver, delegations, serverNow(), reviewed);
  const reason = refusalOfDecision(record, acting, reviewed);
  if (reason) return { name: 'refused', reason };
  if (!isReady(record)) return { name: 'incomplete' };
  const overridden = overriddenBy(record, claims, currentLinkKey(record.sent, findings));
  // Not among what is overridden: the person can verify the address at any time, also afterwards.
  const warnings = [
    ...overridden.map((warning) => warningOf(warning, record, claims)),
    ...(isUnverified ? [UNVERIFIED] : []),
  ];
  const runs =
    getEnv().approvalLinks === 'run' &&
    mayRun(record, claims) &&
    (claims.key === undefined || warnings.length === 0);
  return { name: runs ? 'counting' : 'asking', seen: linked, overridden, warnings, acting };
}

function failed(error: AppError): LinkPhase {
  const reason = approvalErrorMessage(error);
  accountToast('warning', reason);
  return { name: 'failed', reason };
}

/** Another approver's decision, or the same one from another tab. */
async function decidedMeanwhile(
  seen: UserRecord,
  approverUid: string,
  error: AppError,
): Promise<(UserRecord & Required<Pick<UserRecord, 'approval'>>) | null> {
  if (error.code !== 'refused') return null;
  const linked = await getLinkedRecord(seen.uid, approverUid).catch(() => null);
  if (!linked?.record.approval || linked.record.approval.at === seen.approval?.at) return null;
  return { ...linked.record, approval: linked.record.approval };
}

/**
 * Calls `onReady` once.
 * @returns a function that cancels it
 */
function whenReady(uid: string, onReady: () => void, onFailure: (error: AppError) => void): () => void {
  const stop = watchUserRecord(
    uid,
    (record) => {
      if (!record || !isReady(record)) return;
      stop();
      onReady();
    },
    onFailure,
  );
  return stop;
}

/** In session storage, so that Stop survives a reload: a web site can send this tab to the link again. */
const STOPPED_LINKS = 'stoppedLinks';

const entryOf = (uid: string, action: ApprovalAction) => `${uid} ${action};`;

function isStopped(uid: string, action: ApprovalAction): boolean {
  return readStopped().includes(entryOf(uid, action));
}

function rememberStop(uid: string, action: ApprovalAction): void {
  if (isStopped(uid, action)) return;
  try {
    window.sessionStorage.setItem(STOPPED_LINKS, readStopped() + entryOf(uid, action));
  } catch {
    // The browser blocks storage: Stop applies to this page only.
  }
}

function readStopped(): string {
  try {
    return window.sessionStorage.getItem(STOPPED_LINKS) ?? '';
  } catch {
    return '';
  }
}
