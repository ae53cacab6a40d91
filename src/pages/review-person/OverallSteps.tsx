import { useState } from 'react';
import { sendApprovalMail, sendForApproval, validateAll } from '../../backend/records/reviews.ts';
import { toAppError } from '../../domain/appError.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { approvalLinks } from '../../domain/review/approvalLinks.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { CopyLinks } from './CopyLinks.tsx';
import { StepMessages } from './SectionSteps.tsx';
import { useStep } from './useStep.ts';

type MailState = { name: 'idle' | 'sending' | 'sent' } | { name: 'failed'; reason: string };

/** The mail follows the status; a failure leaves the status as it is. */
function useApprovalMail(post: () => Promise<unknown>) {
  const [state, setState] = useState<MailState>({ name: 'idle' });
  const send = async () => {
    setState({ name: 'sending' });
    try {
      await post();
      setState({ name: 'sent' });
      formToast('success', 'Approval mail sent');
    } catch (thrown) {
      const reason = `The record waits for approval, but the approver has no mail yet. ${toAppError(thrown).message}`;
      setState({ name: 'failed', reason });
      formToast('warning', reason);
    }
  };
  return {
    send,
    isSending: state.name === 'sending',
    isSent: state.name === 'sent',
    failure: state.name === 'failed' ? state.reason : undefined,
  };
}

/**
 * Mark validated (1 to 2), send for approval (2 to 3, status first, then the mail), and the mail again (R10).
 */
export function OverallSteps({ record, reviewer }: { record: UserRecord; reviewer: Reviewer }) {
  const { uid, forms } = record;
  const { carryOut, pending, error, mailing } = useStep();
  const mail = useApprovalMail(() => sendApprovalMail(record));
  const isBusy = pending !== undefined || mail.isSending;

  const handleSend = async () => {
    const isSent = await carryOut({
      name: 'send',
      write: async () => void (await sendForApproval(uid, { points: 0, duplicates: [] }, reviewer)),
      success: 'Sent for approval',
    });
    if (isSent) await mail.send();
  };
  return (
    <div className="review-steps">
      <div className="form-actions">
        {forms.status === 0 && (
          <span className="review-nothing">
            The overall status becomes Submitted when the last form is in.
          </span>
        )}
        {forms.status === 1 && (
          <SubmitButton
            type="button"
            isPending={pending === 'validate'}
            disabled={isBusy}
            onClick={() =>
              void carryOut({
                name: 'validate',
                write: () => validateAll(uid, reviewer),
                success: 'Record validated',
              })
            }
          >
            Mark validated
          </SubmitButton>
        )}
        {forms.status === 2 && (
          <SubmitButton
            type="button"
            isPending={pending === 'send' || mail.isSending}
            disabled={isBusy}
            onClick={() => void handleSend()}
          >
            Send for approval
          </SubmitButton>
        )}
        {forms.status === 3 && (
          <SubmitButton
            type="button"
            variant="outline-secondary"
            isPending={mail.isSending}
            disabled={isBusy}
            onClick={() => void mail.send()}
          >
            Send mail again
          </SubmitButton>
        )}
      </div>
      <StepMessages error={error} mailing={mailing} />
      {mail.failure && (
        <p className="field-notice" role="alert">
          {mail.failure}
        </p>
      )}
      {mail.isSent && (
        <p className="review-done" role="status">
          The approver has been mailed.
        </p>
      )}
      {forms.status === 3 && <CopyLinks links={approvalLinks(window.location.origin, record)} />}
    </div>
  );
}
