import { useState } from 'react';
import { sendInvitationMail } from '../../../backend/mail/mail.ts';
import { toAppError } from '../../../domain/appError.ts';
import type { Invitation } from '../../../domain/people/invitations.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';

export interface InvitationMail {
  send: (invitation: Invitation) => Promise<void>;
  pendingId: string | null;
  /** Why its last mail was not sent, by the invitation's id. */
  failures: Readonly<Record<string, string>>;
}

/** A mail that fails takes nothing away: the invitation is stored, its link works, it can be resent. */
export function useInvitationMail(): InvitationMail {
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  const send = async (invitation: Invitation) => {
    setPendingId(invitation.id);
    setFailures(({ [invitation.id]: _, ...others }) => others);
    try {
      await sendInvitationMail(invitation);
      accountToast('success', `Invitation sent to ${invitation.email}`);
    } catch (thrown) {
      const { message } = toAppError(thrown);
      setFailures((others) => ({ ...others, [invitation.id]: message }));
      accountToast('warning', message);
    } finally {
      setPendingId(null);
    }
  };
  return { send, pendingId, failures };
}
