import type { ReactNode } from 'react';
import { type Invitation, invitationState } from '../../../domain/people/invitations.ts';
import { userTypeLabel } from '../../../domain/people/table.ts';
import { formatDate, todayInIndia } from '../../../domain/time/dates.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { CopyLink } from './CopyLink.tsx';

const day = (instant: number) => formatDate(todayInIndia(new Date(instant)));

function InvitationStatus({ invitation, now }: { invitation: Invitation; now: number }) {
  switch (invitationState(invitation, now)) {
    case 'open':
      return <span className="status-submitted">Pending · link expires {day(invitation.expiresAt)}</span>;
    case 'expired':
      return <span className="status-danger">Expired on {day(invitation.expiresAt)}</span>;
    case 'revoked':
      return <span className="status-pending">Revoked</span>;
    case 'used':
      return <span className="status-validated">Registered</span>;
  }
}

interface InvitationItemProps {
  invitation: Invitation;
  now: number;
  /** Why its mail was not sent. */
  failure: string | undefined;
  isMailing: boolean;
  onResend: () => void;
  onRevoke: () => void;
  onRenew: () => void;
}

export function InvitationItem(props: InvitationItemProps) {
  const { invitation, now, failure, isMailing, onResend, onRevoke, onRenew } = props;
  const state = invitationState(invitation, now);
  const action = (label: string, onClick: () => void, isPending = false): ReactNode => (
    <SubmitButton type="button" variant="outline-secondary" size="sm" isPending={isPending} onClick={onClick}>
      {label}
      <span className="visually-hidden"> {invitation.name}</span>
    </SubmitButton>
  );
  return (
    <li className="invitation">
      <div className="invitation-who">
        <strong>{invitation.name}</strong>
        <span className="invitation-address">
          {invitation.email} · {userTypeLabel(invitation.usertype)}
        </span>
        <InvitationStatus invitation={invitation} now={now} />
      </div>
      <div className="invitation-actions">
        {state === 'open' && (
          <>
            <CopyLink invitation={invitation} />
            {action('Resend', onResend, isMailing)}
            {action('Revoke', onRevoke)}
          </>
        )}
        {state === 'expired' && action('Invite again', onRenew, isMailing)}
      </div>
      {failure && <Failure>{failure} The invitation is saved. Resend it, or copy its link.</Failure>}
    </li>
  );
}
