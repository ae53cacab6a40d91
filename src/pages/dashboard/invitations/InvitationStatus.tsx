import { type Invitation, invitationState } from '../../../domain/people/invitations.ts';
import { formatDate, todayInIndia } from '../../../domain/time/dates.ts';

const day = (instant: number) => formatDate(todayInIndia(new Date(instant)));

/** Where an invitation stands, with the day that matters. */
export function InvitationStatus({ invitation, now }: { invitation: Invitation; now: number }) {
  switch (invitationState(invitation, now)) {
    case 'open':
      return <span className="status-submitted">Open until {day(invitation.expiresAt)}</span>;
    case 'expired':
      return <span className="status-danger">Expired on {day(invitation.expiresAt)}</span>;
    case 'revoked':
      return <span className="status-pending">Revoked</span>;
    case 'used':
      return <span className="status-validated">Registered</span>;
  }
}
