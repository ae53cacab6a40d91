import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { linkOf } from '../../../backend/records/invitations.ts';
import type { Invitation } from '../../../domain/people/invitations.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';

/** Shows the link where the browser does not let it be copied. */
export function CopyLink({ invitation }: { invitation: Invitation }) {
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
