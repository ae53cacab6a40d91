import { useState } from 'react';
import type { Invitation } from '../../../domain/people/invitations.ts';
import { InvitationItem } from './InvitationItem.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import type { InvitationMail } from './useInvitationMail.ts';

interface InvitationListProps {
  invitations: readonly Invitation[];
  now: number;
  mail: InvitationMail;
  renewingId: string | null;
  onRenew: (invitation: Invitation) => void;
}

export function InvitationList({ invitations, now, mail, renewingId, onRenew }: InvitationListProps) {
  const [toRevoke, setToRevoke] = useState<Invitation | null>(null);
  return (
    <>
      <ul className="invitations" aria-label="Your invitations">
        {invitations.map((invitation) => (
          <InvitationItem
            key={invitation.id}
            invitation={invitation}
            now={now}
            failure={mail.failures[invitation.id]}
            isMailing={mail.pendingId === invitation.id || renewingId === invitation.id}
            onResend={() => void mail.send(invitation)}
            onRevoke={() => setToRevoke(invitation)}
            onRenew={() => onRenew(invitation)}
          />
        ))}
      </ul>
      {toRevoke && <RevokeDialog invitation={toRevoke} onClose={() => setToRevoke(null)} />}
    </>
  );
}
