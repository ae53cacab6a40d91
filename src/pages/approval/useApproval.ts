import { useEffect, useState } from 'react';
import { watchUserRecord } from '../../backend/records/users.ts';
import { getEnv } from '../../config/env.ts';
import type { LinkClaims } from '../../domain/review/approvalLinks.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning.ts';
import {
  type ApprovalPhase,
  type Asking,
  type Decided,
  type DecisionMail,
  isReady,
  type MailState,
  prepare,
  recordDecision,
  runsByItself,
  sendMails,
} from './decide.ts';

function announce(phase: ApprovalPhase): void {
  if (phase.name === 'failed' || phase.name === 'refused') accountToast('warning', phase.reason);
  if (phase.name === 'decided' && phase.mail.state === 'failed') accountToast('warning', phase.mail.reason);
}

/**
 * Calls `onReady` once.
 * @returns a function that cancels it
 */
function whenReady(uid: string, onReady: () => void, onFailure: (reason: string) => void): () => void {
  const stop = watchUserRecord(
    uid,
    (record) => {
      if (!record || !isReady(record)) return;
      stop();
      onReady();
    },
    (error) => onFailure(error.message),
  );
  return stop;
}

/** Decision first, then mail, also when the page that shows them has gone. */
async function carryOut(
  { record, doubts }: Asking,
  { action }: LinkClaims,
  approver: Approver,
  show: (phase: ApprovalPhase) => void,
): Promise<void> {
  const outcome = await recordDecision(record, action, approver, doubts);
  show(outcome);
  if (outcome.name !== 'decided' || outcome.isEarlier) return;
  show({ ...outcome, mail: await sendMails(record, action) });
}

/**
 * Runs once, or asks once. A visit that ends before it has decided decides nothing. Starts over when remounted.
 * @param onName called with the name in the record
 */
export function useApproval(
  uid: string,
  link: LinkClaims,
  approver: Approver,
  onName: (name: string) => void,
) {
  // Another link or approver is another Decision, by its key.
  const [claims] = useState(link);
  const [by] = useState(approver);
  const [phase, setPhase] = useState<ApprovalPhase>({ name: 'working' });
  useUnsavedWarning(phase.name === 'decided' && phase.mail.state === 'sending');

  useEffect(() => {
    let isOver = false;
    let stopWaiting = () => {};
    const show = (next: ApprovalPhase) => {
      if (isOver) return;
      setPhase(next);
      announce(next);
    };
    const run = async () => {
      const { record, phase: next } = await prepare(uid, claims, by);
      if (isOver) return;
      if (record) onName(record.name);
      if (next.name === 'asking' && runsByItself(claims, next.doubts, getEnv().approvalLinks)) {
        await carryOut(next, claims, by, show);
        return;
      }
      show(next);
      if (next.name !== 'incomplete') return;
      stopWaiting = whenReady(
        uid,
        () => void run(),
        (reason) => show({ name: 'failed', reason }),
      );
    };
    void run();
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [uid, claims, by, onName]);

  const show = (next: ApprovalPhase) => {
    setPhase(next);
    announce(next);
  };

  const sendMailAgain = async (decided: Decided, mails?: readonly DecisionMail[]) => {
    const withMail = (mail: MailState) => show({ ...decided, isEarlier: false, mail });
    withMail({ state: 'sending' });
    withMail(await sendMails(decided.record, claims.action, mails));
  };
  const decideAllTheSame = (asking: Asking) => {
    setPhase({ name: 'working' });
    void carryOut(asking, claims, by, show);
  };
  const leaveAsItIs = () => setPhase({ name: 'leftAsItIs' });

  return { phase, sendMailAgain, decideAllTheSame, leaveAsItIs };
}
