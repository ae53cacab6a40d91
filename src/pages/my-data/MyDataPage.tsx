import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { readAccess } from '../../backend/privacy/access.ts';
import { readConsents } from '../../backend/privacy/consents.ts';
import { readPersonalData } from '../../backend/privacy/personalData.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths } from '../../config/paths.ts';
import { groupName, privacy } from '../../config/portal.ts';
import { type AccessEvent, accessLabel } from '../../domain/privacy/access.ts';
import type { Consent } from '../../domain/privacy/consents.ts';
import { KEPT_DATA, keptFor, UNREADABLE_DATA } from '../../domain/privacy/keptData.ts';
import { noticeOf, noticeVersion } from '../../domain/privacy/notice.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { NoticeText } from '../../forms/NoticeText.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { useWrite } from '../../forms/useWrite.ts';
import { useRead } from '../../records/useRead.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { AskForm } from './AskForm.tsx';
import '../../evidence/evidence.scss';

const NOTICE = noticeOf({ groupName, ...privacy });

/** What is stored about a person, who looked, and the rights of the notice (R22). */
export function MyDataPage() {
  return (
    <PersonPage
      title="My Data"
      intro="What the portal keeps about you, who looked at it, and what you can ask for."
    >
      {(record) => <MyData record={record} />}
    </PersonPage>
  );
}

function MyData({ record }: { record: UserRecord }) {
  const { uid } = record;
  return (
    <>
      <Card as="section" body aria-labelledby="kept-heading">
        <h2 id="kept-heading">What is kept</h2>
        <p>
          Your entries are under <Link to={paths.profile}>My Profile</Link>{' '}
          <span>{`and in your forms. ${keptFor(privacy)} Stored in`}</span>{' '}
          <span className="text-nowrap">{privacy.region}</span>.
        </p>
        <details>
          <summary>What exactly, and who sees it</summary>
          <Table className="review-changes mt-2" aria-labelledby="kept-heading">
            <TableHead columns={['What', 'Seen by']} />
            <tbody>
              {KEPT_DATA.map(({ what, seenBy }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td data-label="Seen by">{seenBy}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className="mb-1">Not readable here, and kept for checking; ask below for a copy of:</p>
          <ul className="mb-0">
            {UNREADABLE_DATA.map(({ what }) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </details>
      </Card>
      <Download record={record} />
      <WhoLooked uid={uid} />
      <AskForm record={record} />
      <NoticeShown uid={uid} />
      <p>
        <Link to={paths.accessibility}>Accessibility of this portal</Link>
      </p>
    </>
  );
}

function Download({ record }: { record: UserRecord }) {
  const { run, isPending, error } = useWrite(() => download(record), { success: 'Download saved' });
  return (
    <Card as="section" body className="no-print" aria-labelledby="download-heading">
      <h2 id="download-heading">Take your data out</h2>
      <p>
        A zip file with each of your records, the log, the letters and forms that you signed, which notice you
        were shown, who looked, and a link to each file. Keep it private: a link opens its file without a
        sign-in.
      </p>
      <Failure>{error}</Failure>
      <Button disabled={isPending} onClick={() => void run()}>
        {isPending ? 'Collecting your data…' : 'Download my data'}
      </Button>
    </Card>
  );
}

async function download(record: UserRecord): Promise<void> {
  const [stored, { personalFiles }, { toZip, ZIP_TYPE }] = await Promise.all([
    readPersonalData(record.uid),
    import('../../domain/privacy/personalFiles.ts'),
    import('../../domain/privacy/zip.ts'),
  ]);
  saveFile(`my-data-${record.userid}.zip`, toZip(personalFiles(record, stored, serverNow())), ZIP_TYPE);
}

const SHOWN = 50;
const newest = (uid: string) => readAccess(uid, SHOWN);

function WhoLooked({ uid }: { uid: string }) {
  const { value: events, error } = useRead(uid, newest);
  return (
    <Card as="section" body aria-labelledby="looked-heading">
      <h2 id="looked-heading">Who looked</h2>
      <p>
        When a reviewer or an approver sees your Aadhar or account number or a file on a page of the portal,
        it is recorded first, once in each visit. Your other entries are visible to them without a record, and
        so are the lists that are exported for finance. It does not cover administrators with access to the
        database itself.
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
          <li key={event.id}>{`${accessLabel(event)}, ${formatTimestamp(event.at)}`}</li>
        ))}
      </ul>
      {events.length === SHOWN && <p className="mb-0">The download has the earlier ones.</p>}
    </>
  );
}

const VERSION = noticeVersion({ groupName, ...privacy });

/** The notice that the person saw at the registration, and the current one. */
function NoticeShown({ uid }: { uid: string }) {
  const { value: consents, error } = useRead(uid, readConsents);
  return (
    <Card as="section" body aria-labelledby="notice-heading">
      <h2 id="notice-heading">{NOTICE.title}</h2>
      <Failure>{error && loadErrorMessage(error)}</Failure>
      {consents && <Shown consents={consents} />}
      <NoticeText notice={NOTICE} />
    </Card>
  );
}

function Shown({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) {
    return <p>You registered before this notice was recorded, or without it. This is the present text.</p>;
  }
  return (
    <ul>
      {consents.map(({ version, kind, at }) => (
        <li
          key={version}
        >{`${kind === 'agreed' ? 'You agreed to it' : 'It was shown to you'} on ${formatTimestamp(at)}, version ${version}${version === VERSION ? ', which is the text below.' : '. The text below is newer.'}`}</li>
      ))}
    </ul>
  );
}
