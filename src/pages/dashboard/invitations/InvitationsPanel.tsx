import Card from 'react-bootstrap/Card';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { useHashTarget } from '../../../ui/useHashTarget.ts';
import { InvitationList } from './InvitationList.tsx';
import type { Invitations } from './useInvitations.ts';

export function InvitationsPanel({ invitations }: { invitations: Invitations }) {
  const { live, retry, showMore, now, mail, renew, renewingId, renewError } = invitations;
  const heading = useHashTarget('#invitations');
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
              <InvitationList
                invitations={items}
                now={now}
                mail={mail}
                renewingId={renewingId}
                onRenew={(invitation) => void renew(invitation)}
              />
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
