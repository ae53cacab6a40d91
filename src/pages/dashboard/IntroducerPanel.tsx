import Card from 'react-bootstrap/Card';
import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LongestStuck } from './people/LongestStuck.tsx';
import { OwnFigures } from './people/OwnFigures.tsx';
import { Pipeline } from './people/Pipeline.tsx';

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

/** Requires a verified address (R13). */
export function IntroducerPanel({ record }: { record: Pick<UserRecord, 'uid' | 'name'> }) {
  const { email, isEmailVerified } = useSignedInUser();
  if (!isEmailVerified) return <IntroducerUnverified />;
  return (
    <>
      <LongestStuck email={email} />
      <Pipeline introducer={{ uid: record.uid, name: record.name, email }} />
      <OwnFigures email={email} />
    </>
  );
}
