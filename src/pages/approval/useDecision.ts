import { useMemo, useState } from 'react';
import { sendWelcomeMail } from '../../backend/mail/mail.ts';
import { sendNotice } from '../../backend/mail/notices.ts';
import { saveDecision, watchApproval } from '../../backend/records/approvals.ts';
import { toAppError } from '../../domain/appError.ts';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import { overriddenTexts } from '../../domain/review/decision.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import type { Approver, Terms } from '../../domain/transitions/approval.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useWatched } from '../../records/useRecords.ts';
import { useTaxes } from '../../records/useTaxes.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning.ts';

/** `live` is null when no record has this uid. The tax details come separately, because no decision waits for them. */
export function useApproval(uid: string, approverUid: string) {
  const key = useMemo(() => ({ uid, approverUid }), [uid, approverUid]);
  const { live, retry } = useWatched(key, watchApproval);
  const taxes = useTaxes({ uid, usertype: lastOf(live)?.value?.record.usertype ?? 'trainee' });
  return { live, taxes, retry };
}

/** `welcome` goes to the person with the introducer in copy, `notice` to the review team. */
export type DecisionMail = 'welcome' | 'notice';

/** `left` when this visit sends no mail because the decision is not its own. */
export type MailState =
  | { state: 'sending' | 'sent' | 'left' }
  | { state: 'failed'; reason: string; unsent: readonly DecisionMail[] };

/**
 * `isEarlier` when the decision was stored before this visit; `warnings` are the failed checks at that time.
 */
export interface Made {
  record: UserRecord;
  action: ApprovalAction;
  isEarlier: boolean;
  warnings: readonly string[];
  mail: MailState;
}

export type Decision = ReturnType<typeof useDecision>;

export function useDecision() {
  const [made, setMade] = useState<Made>();
  useUnsavedWarning(made?.mail.state === 'sending');

  // The same functions in each render, because effects depend on them.
  const steps = useMemo(() => {
    const sendMail = async (decided: Made, mails: readonly DecisionMail[] = ['welcome', 'notice']) => {
      setMade({ ...decided, mail: { state: 'sending' } });
      const mail = await post(decided, mails);
      setMade({ ...decided, mail });
      if (mail.state === 'failed') accountToast('warning', mail.reason);
    };
    /**
     * Writes the decision, then sends the mails, even after the page was closed. @param acting under a delegation (R25), or in the own
     * name. @throws AppError when it is not written
     */
    const decideOn = async (
      seen: ReviewState,
      action: ApprovalAction,
      terms: Terms,
      warnings: readonly string[],
      acting: Approver,
    ) => {
      const approval = await saveDecision(seen, action, acting, terms);
      const record = { ...seen.record, approval, vendorRemark: '' };
      void sendMail({ record, action, isEarlier: false, warnings, mail: { state: 'sending' } });
    };
    return { sendMail, decideOn };
  }, []);
  return { made, ...steps };
}

/** A decision that was stored before this visit. */
export function earlierDecision(record: UserRecord, action: ApprovalAction): Made {
  const warnings = overriddenTexts(record.approval?.despite);
  return { record, action, isEarlier: true, warnings, mail: { state: 'left' } };
}

/** A failure does not change the decision. Never throws. */
async function post({ record, action }: Made, mails: readonly DecisionMail[]): Promise<MailState> {
  const { uid, name, email, fpocno: introducerEmail } = record;
  const outcomes = await Promise.allSettled(
    mails.map((mail) =>
      mail === 'welcome'
        ? sendWelcomeMail({ uid, name, email, introducerEmail, action })
        : sendNotice({ kind: 'decision', person: record }),
    ),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failure) return { state: 'sent' };
  const unsent = mails.filter((_, index) => outcomes[index]?.status === 'rejected');
  return { state: 'failed', reason: toAppError(failure.reason).message, unsent };
}
