import { useCallback, useState } from 'react';
import { createInvitation, watchInvitations } from '../../../backend/records/invitations.ts';
import {
  type Introducer,
  type Invitation,
  type InvitationEntry,
  invitationState,
} from '../../../domain/people/invitations.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { lastOf } from '../../../records/liveRecord.ts';
import { type LiveList, useLivePages } from '../../../records/useLivePages.ts';
import { useNow } from '../../../records/useNow.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { type InvitationMail, useInvitationMail } from './useInvitationMail.ts';

export interface Invitations extends LiveList<Invitation> {
  now: number;
  mail: InvitationMail;
  /** Of those listed so far. */
  openAddresses: string[];
  invite: (entered: InvitationEntry) => Promise<void>;
  renew: (expired: Invitation) => Promise<void>;
  renewingId: string | null;
  renewError: string | undefined;
}

/** What an introducer has sent, and how to send more. */
export function useInvitations(introducer: Introducer): Invitations {
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
  const { run, error } = useWrite(invite, { toast: accountToast });
  const renew = async (expired: Invitation) => {
    setRenewingId(expired.id);
    await run(expired);
    setRenewingId(null);
  };
  return {
    ...list,
    now,
    mail,
    openAddresses: open.map(({ email }) => email),
    invite,
    renew,
    renewingId,
    renewError: error,
  };
}
