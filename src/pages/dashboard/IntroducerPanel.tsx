import Card from 'react-bootstrap/Card';
import { paths } from '../../config/paths.ts';
import type { Introducer } from '../../domain/people/invitations.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { InvitationsPanel } from './invitations/InvitationsPanel.tsx';
import { InvitePanel } from './invitations/InvitePanel.tsx';
import { useInvitations } from './invitations/useInvitations.ts';
import { PeoplePanel } from './people/PeoplePanel.tsx';

function IntroducerUnverified() {
  const address = `${window.location.origin}${paths.register}`;
  return (
    <Card as="section" body>
      <h2>Invite people</h2>
      <p>
        Verify your e-mail address to see the people who named you as their introducer and to invite others.
      </p>
      <p className="mb-0">
        Meanwhile trainees and vendors can register at <a href={address}>{address}</a> and name you as their
        introducer.
      </p>
    </Card>
  );
}

function IntroducerWorkspace({ introducer }: { introducer: Introducer }) {
  const invitations = useInvitations(introducer);
  return (
    <>
      <InvitePanel introducer={introducer} invitations={invitations} />
      <PeoplePanel introducer={introducer} />
      <InvitationsPanel invitations={invitations} />
    </>
  );
}

/** Requires a verified address (R13). */
export function IntroducerPanel({ record }: { record: Pick<UserRecord, 'uid' | 'name'> }) {
  const { email, isEmailVerified } = useSignedInUser();
  if (!isEmailVerified) return <IntroducerUnverified />;
  return <IntroducerWorkspace introducer={{ uid: record.uid, name: record.name, email }} />;
}
