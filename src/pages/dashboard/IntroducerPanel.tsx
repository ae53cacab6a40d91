import type { UserRecord } from '../../domain/records/records.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { IntroducerUnverified } from './IntroducerUnverified.tsx';
import { InvitationsPanel } from './invitations/InvitationsPanel.tsx';
import { PeoplePanel } from './people/PeoplePanel.tsx';

/** The introducer's workspace: the people who named them, and invitations; both need a verified address (R13). */
export function IntroducerPanel({ record }: { record: Pick<UserRecord, 'uid' | 'name'> }) {
  const { email, isEmailVerified } = useSignedInUser();
  if (!isEmailVerified) return <IntroducerUnverified />;
  return (
    <>
      <PeoplePanel introducerEmail={email} />
      <InvitationsPanel introducer={{ uid: record.uid, name: record.name, email }} />
    </>
  );
}
