import '../../evidence/evidence.scss';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { groupName, privacy } from '../../config/portal.ts';
import { KEPT_DATA, keptFor, placeOf, UNREADABLE_DATA } from '../../domain/privacy/keptData.ts';
import { noticeOf } from '../../domain/privacy/notice.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { AskForm } from './AskForm.tsx';
import { Download } from './Download.tsx';
import { NoticeShown } from './NoticeShown.tsx';
import { WhoLooked } from './WhoLooked.tsx';

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
          Your entries are under <Link to={paths.profile}>My Profile</Link> and in your forms.{' '}
          {keptFor(privacy)} Stored in <span className="text-nowrap">{privacy.region}</span>.
        </p>
        <Table className="review-changes" aria-labelledby="kept-heading">
          <TableHead columns={['What', 'Where', 'Seen by']} />
          <tbody>
            {KEPT_DATA.map((kept) => (
              <tr key={kept.what}>
                <th scope="row">{kept.what}</th>
                <td data-label="Where">{placeOf(kept)}</td>
                <td data-label="Seen by">{kept.seenBy}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>Also kept, for checking, and not readable here. Ask below for a copy:</p>
        <ul className="mb-0">
          {UNREADABLE_DATA.map(({ what, collections }) => (
            <li key={what}>
              {what} ({collections.join(', ')})
            </li>
          ))}
        </ul>
      </Card>
      <Download record={record} />
      <WhoLooked uid={uid} />
      <AskForm record={record} />
      <NoticeShown uid={uid} notice={NOTICE} />
      <p>
        <Link to={paths.accessibility}>Accessibility of this portal</Link>
      </p>
    </>
  );
}
