import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { InvitationsPanel } from './invitations/InvitationsPanel.tsx';
import { PeoplePanel } from './people/PeoplePanel.tsx';

/** How an approver decides: from the mails, which carry all that a decision needs. */
export function ApproverPanel() {
  return (
    <section className="panel">
      <h2>Decide on empanelments</h2>
      <p className="mb-0">
        A reviewer's request reaches you by mail. Its links accept, accept as exception, or deny; nothing
        waits for you on this page.
      </p>
    </section>
  );
}

/** What a reviewer does here: the forms of others. */
export function ReviewerPanel() {
  return (
    <section className="panel">
      <h2>Review forms</h2>
      <p className="mb-0">
        The <Link to={paths.review}>review queue</Link> lists the people whose forms wait for a reviewer.
      </p>
    </section>
  );
}

/** What an introducer reads while the address is not verified; the notice above says how to verify it. */
function IntroducerUnverified() {
  const address = `${window.location.origin}${paths.register}`;
  return (
    <section className="panel">
      <h2>Bring people on board</h2>
      <p>
        Please verify your e-mail address first: the people who named you are shown only to who is known to
        read its mail. Then you see here how they get on, and you can invite others.
      </p>
      <p className="mb-0">
        Meanwhile trainees and vendors can register at <a href={address}>{address}</a> and name you, with your
        work e-mail address, as their introducer.
      </p>
    </section>
  );
}

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
