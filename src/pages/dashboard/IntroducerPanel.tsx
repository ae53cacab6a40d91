import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { InvitationsPanel } from './invitations/InvitationsPanel.tsx';
import { PeoplePanel } from './people/PeoplePanel.tsx';

function IntroducerUnverified() {
  const address = `${window.location.origin}${paths.register}`;
  return (
    <section className="panel">
      <h2>Invite people</h2>
      <p>
        Verify your e-mail address to see the people who named you as their introducer and to invite others.
      </p>
      <p className="mb-0">
        Meanwhile trainees and vendors can register at <a href={address}>{address}</a> and name you, with your
        work e-mail address, as their introducer.
      </p>
    </section>
  );
}

/** Both parts need a verified address (R13). */
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
