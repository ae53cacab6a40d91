import { useCallback, useState } from 'react';
import { sendInvitationMail } from '../../../backend/mail/mail.ts';
import { createInvitation, watchInvitations } from '../../../backend/records/invitations.ts';
import { toAppError } from '../../../domain/appError.ts';
import {
  type Introducer,
  type Invitation,
  type InvitationEntry,
  invitationState,
} from '../../../domain/people/invitations.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { lastOf } from '../../../records/liveRecord.ts';
import { useLivePages } from '../../../records/useLivePages.ts';
import { useNow } from '../../../records/useNow.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';

export type Invitations = ReturnType<typeof useInvitations>;

export function useInvitations(introducer: Introducer) {
  const { uid } = introducer;
  const list = useLivePages<Invitation>(
    useCallback((onListed, onError) => watchInvitations(uid, onListed, onError), [uid]),
  );
  const mail = useInvitationMail();
  const now = useNow();
  const [renewingId, setRenewingId] = useState<string | null>(null);
  const known = lastOf(list.live)?.value.items ?? [];
  const open = known.filter((invitation) => invitationState(invitation, now) === 'open');

  const invite = async (entered: InvitationEntry) => {
    const invitation = await createInvitation(introducer, entered);
    await mail.send(invitation);
  };
  const { run, error: renewError } = useWrite(invite, { toast: accountToast });
  const renew = async (expired: Invitation) => {
    setRenewingId(expired.id);
    await run(expired);
    setRenewingId(null);
  };
  /** Counts only listed invitations. */
  const openAddresses = open.map(({ email }) => email);
  return { ...list, now, mail, openAddresses, invite, renew, renewingId, renewError };
}

/** A failed mail keeps the invitation: its link works, and it can be resent. */
function useInvitationMail() {
  const [pendingId, setPendingId] = useState<string | null>(null);
  /** The reason why the last mail failed, by the invitation's id. */
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
