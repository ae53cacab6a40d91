import Card from 'react-bootstrap/Card';
import { readAccess } from '../../backend/privacy/access.ts';
import { type AccessEvent, accessLabel } from '../../domain/privacy/access.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { useRead } from '../../records/useRead.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';

const SHOWN = 50;
const newest = (uid: string) => readAccess(uid, SHOWN);

export function WhoLooked({ uid }: { uid: string }) {
  const { value: events, error } = useRead(uid, newest);
  return (
    <Card as="section" body aria-labelledby="looked-heading">
      <h2 id="looked-heading">Who looked</h2>
      <p>
        When a reviewer or an approver sees your Aadhar or account number or a file on a page of the portal,
        it is recorded first, once in each visit. Your other entries are visible to them without a record, and
        so are the lists that finance exports. It does not cover administrators with access to the database
        itself.
      </p>
      <Failure>{error && loadErrorMessage(error)}</Failure>
      {!events && !error && <Loader />}
      {events && <Events events={events} />}
    </Card>
  );
}

function Events({ events }: { events: readonly AccessEvent[] }) {
  if (events.length === 0) return <p className="mb-0">Nobody has looked yet.</p>;
  return (
    <>
      <ul className="mb-0">
        {events.map((event) => (
          <li key={event.id}>
            {accessLabel(event)}, {formatTimestamp(event.at)}
          </li>
        ))}
      </ul>
      {events.length === SHOWN && <p className="mb-0">The download has the earlier ones.</p>}
    </>
  );
}
