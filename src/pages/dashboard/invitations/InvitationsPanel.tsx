import { useCallback, useState } from 'react';
import { createInvitation, watchInvitations } from '../../../backend/records/invitations.ts';
import { paths } from '../../../config/paths.ts';
import {
  type Invitation,
  type InvitationEntry,
  invitationState,
} from '../../../domain/people/invitations.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { lastOf } from '../../../records/liveRecord.ts';
import { useLivePages } from '../../../records/useLivePages.ts';
import { useNow } from '../../../records/useNow.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { useHashTarget } from '../../../ui/useHashTarget.ts';
import { ShowMore } from '../ShowMore.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useInvitationMail } from './useInvitationMail.ts';
import './invitations.scss';

interface InvitationsPanelProps {
  introducer: { uid: string; name: string; email: string };
}

export function InvitationsPanel({ introducer }: InvitationsPanelProps) {
  const { uid } = introducer;
  const { live, showMore, retry } = useLivePages<Invitation>(
    useCallback((onListed, onError) => watchInvitations(uid, onListed, onError), [uid]),
  );
  const mail = useInvitationMail();
  const now = useNow();
  const heading = useHashTarget('#invitations');
  const [renewingId, setRenewingId] = useState<string | null>(null);
  const known = lastOf(live)?.value.items ?? [];
  const open = known.filter((invitation) => invitationState(invitation, now) === 'open');
  const address = `${window.location.origin}${paths.register}`;

  const invite = async (entered: InvitationEntry) => {
    const invitation = await createInvitation(introducer, entered);
    await mail.send(invitation);
  };
  const { run, error } = useWrite(invite, { toast: accountToast });
  const handleRenew = async (expired: Invitation) => {
    setRenewingId(expired.id);
    await run(expired);
    setRenewingId(null);
  };

  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={-1}>
        Invite people
      </h2>
      <p className="invite-lead">
        Invite trainees and vendors by mail. They can also register at <a href={address}>{address}</a> and
        name you, with your work e-mail address, as their introducer.
      </p>
      <InviteForm openAddresses={open.map(({ email }) => email)} onInvite={invite} />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <LiveView live={live} onRetry={retry}>
        {({ items, more }) =>
          items.length > 0 && (
            <>
              <h3 className="h6 mt-4">Invitations</h3>
              <InvitationList
                invitations={items}
                now={now}
                mail={mail}
                renewingId={renewingId}
                onRenew={(invitation) => void handleRenew(invitation)}
              />
              <ShowMore more={more} what="invitations" onClick={showMore} />
            </>
          )
        }
      </LiveView>
    </section>
  );
}
