import { useCallback, useEffect, useState } from 'react';
import { watchUserRecord } from '../../backend/records/users.ts';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning.ts';
import {
  type ApprovalPhase,
  type DecisionMail,
  isReady,
  type MailState,
  prepare,
  recordDecision,
  sendMails,
} from './decide.ts';

function announce(phase: ApprovalPhase): void {
  if (phase.name === 'failed') accountToast('warning', phase.reason);
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

/**
 * Runs once: decision first, then mail. A visit that ends before it has decided decides nothing; one that has
 * decided still sends its mail. Starts over when remounted.
 */
export function useApproval(uid: string, action: ApprovalAction, approver: Approver) {
  const { uid: approverUid, name: approverName, email: approverEmail } = approver;
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
      const prepared = await prepare(uid, action);
      if (isOver) return;
      if ('phase' in prepared) {
        show(prepared.phase);
        if (prepared.phase.name === 'incomplete') {
          stopWaiting = whenReady(
            uid,
            () => void run(),
            (reason) => show({ name: 'failed', reason }),
          );
        }
        return;
      }
      const { record } = prepared;
      const outcome = await recordDecision(record, action, {
        uid: approverUid,
        name: approverName,
        email: approverEmail,
      });
      show(outcome);
      if (outcome.name !== 'decided' || outcome.isEarlier) return;
      show({ ...outcome, mail: await sendMails(record, action) });
    };
    void run();
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [uid, action, approverUid, approverName, approverEmail]);

  const sendMailAgain = useCallback(
    async (record: UserRecord, mails?: readonly DecisionMail[]) => {
      const show = (mail: MailState) => {
        const next: ApprovalPhase = { name: 'decided', record, isEarlier: false, mail };
        setPhase(next);
        announce(next);
      };
      show({ state: 'sending' });
      show(await sendMails(record, action, mails));
    },
    [action],
  );

  return { phase, sendMailAgain };
}
