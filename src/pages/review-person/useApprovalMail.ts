import { useState } from 'react';
import { toAppError } from '../../domain/appError.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

type MailState = { name: 'idle' | 'sending' | 'sent' } | { name: 'failed'; reason: string };

/** The mail to the approver: it follows the status, and a failure leaves the status as it is. */
export function useApprovalMail(post: () => Promise<unknown>) {
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
