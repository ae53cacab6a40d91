import type { InvitationLink } from '../../domain/people/invitations.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says who invites; or that the link is damaged, which stops nobody from registering. */
export function InvitationNotice({ link }: { link: InvitationLink | 'incomplete' }) {
  if (link === 'incomplete') {
    return (
      <Notice kind="warning" title="This invitation link is incomplete">
        <p>
          Please open the link in your mail once more. You can also register here without it and enter your
          introducer below.
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="info">
      <p>
        {link.introducerName} invites you to register as a {link.usertype}.
      </p>
    </Notice>
  );
}
