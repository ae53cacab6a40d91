import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { linkOf, revokeInvitation } from '../../../backend/records/invitations.ts';
import { type Invitation, invitationState } from '../../../domain/people/invitations.ts';
import { userTypeLabel } from '../../../domain/people/table.ts';
import { formatDate, todayInIndia } from '../../../domain/time/dates.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { saveErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { useHashTarget } from '../../../ui/useHashTarget.ts';
import type { Invitations } from './useInvitations.ts';

export function InvitationsPanel({ invitations }: { invitations: Invitations }) {
  const { live, retry, showMore, renewError } = invitations;
  const heading = useHashTarget('#invitations');
  const [toRevoke, setToRevoke] = useState<Invitation | null>(null);
  return (
    <Card as="section" body aria-labelledby="invitations-heading">
      <h2 ref={heading} id="invitations-heading" tabIndex={-1}>
        Invitations
      </h2>
      <Failure>{renewError}</Failure>
      <LiveView live={live} onRetry={retry}>
        {({ items, more }) =>
          items.length > 0 ? (
            <>
              <ul className="invitations" aria-label="Your invitations">
                {items.map((invitation) => (
                  <InvitationItem
                    key={invitation.id}
                    invitation={invitation}
                    invitations={invitations}
                    onRevoke={() => setToRevoke(invitation)}
                  />
                ))}
              </ul>
              {toRevoke && <RevokeDialog invitation={toRevoke} onClose={() => setToRevoke(null)} />}
              <ShowMore more={more} what="invitations" onClick={showMore} />
            </>
          ) : (
            <p className="mb-0">You have not invited anyone yet.</p>
          )
        }
      </LiveView>
    </Card>
  );
}

interface InvitationItemProps {
  invitation: Invitation;
  invitations: Pick<Invitations, 'now' | 'mail' | 'renew' | 'renewingId'>;
  onRevoke: () => void;
}

function InvitationItem({ invitation, invitations, onRevoke }: InvitationItemProps) {
  const { id, name, email, usertype } = invitation;
  const { now, mail, renew, renewingId } = invitations;
  const state = invitationState(invitation, now);
  const failure = mail.failures[id];
  const isMailing = mail.pendingId === id || renewingId === id;
  const action = (label: string, onClick: () => void, isPending = false) => (
    <SubmitButton variant="outline-secondary" size="sm" isPending={isPending} onClick={onClick}>
      {label}
      <span className="visually-hidden"> {name}</span>
    </SubmitButton>
  );
  return (
    <li className="invitation">
      <div className="invitation-who">
        <strong>{name}</strong>
        <span className="invitation-address">
          {email} · {userTypeLabel(usertype)}
        </span>
        <InvitationStatus invitation={invitation} now={now} />
      </div>
      <div className="invitation-actions">
        {state === 'open' && (
          <>
            <CopyLink invitation={invitation} />
            {action('Resend', () => void mail.send(invitation), isMailing)}
            {action('Revoke', onRevoke)}
          </>
        )}
        {state === 'expired' && action('Invite again', () => void renew(invitation), isMailing)}
      </div>
      {failure && <Failure>{failure} The invitation is saved. Resend it, or copy its link.</Failure>}
    </li>
  );
}

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

/** Shows the link where the browser blocks copying. */
function CopyLink({ invitation }: { invitation: Invitation }) {
  const [shownLink, setShownLink] = useState('');
  const handleClick = async () => {
    const link = linkOf(invitation);
    try {
      await navigator.clipboard.writeText(link);
      setShownLink('');
      accountToast('success', 'Link copied');
    } catch {
      setShownLink(link);
    }
  };
  return (
    <>
      <Button variant="outline-secondary" size="sm" onClick={() => void handleClick()}>
        Copy link<span className="visually-hidden"> for {invitation.name}</span>
      </Button>
      {shownLink && (
        <p className="invitation-link" role="status">
          The browser did not allow copying. The link is: <code>{shownLink}</code>
        </p>
      )}
    </>
  );
}

const NOT_OPEN = 'This invitation is no longer open, so it cannot be revoked.';

function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { run, isPending, error } = useWrite(() => revokeInvitation(invitation.id), {
    success: 'Invitation revoked',
    explain: (failure) =>
      failure.code === 'firestore/permission-denied' ? NOT_OPEN : saveErrorMessage(failure),
    toast: accountToast,
  });
  const handleConfirm = async () => {
    if (await run()) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Revoke this invitation?"
      confirmLabel="Revoke"
      isPending={isPending}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>
        The link sent to {invitation.name} ({invitation.email}) will stop working. They can still register
        without it and name you as introducer.
      </p>
    </ConfirmDialog>
  );
}
