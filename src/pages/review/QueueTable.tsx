import Pagination from 'react-bootstrap/Pagination';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths } from '../../config/paths.ts';
import { DASHBOARD_FORMS, FURTHER_FORMS } from '../../domain/forms/registry.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { countText } from '../../domain/review/queue.ts';
import { sinceText } from '../../domain/tasks/timeline.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';

interface QueuePagerProps {
  page: number;
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  onNext?: (() => void) | undefined;
}

export function QueuePager({ page, onPrevious, onNext }: QueuePagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav aria-label="Pages">
      <Pagination className="queue-pager">
        <Pagination.Item as="button" type="button" disabled={!onPrevious} onClick={onPrevious}>
          Previous
        </Pagination.Item>
        <Pagination.Item active activeLabel="" aria-live="polite">
          Page {page}
        </Pagination.Item>
        <Pagination.Item as="button" type="button" disabled={!onNext} onClick={onNext}>
          Next
        </Pagination.Item>
      </Pagination>
    </nav>
  );
}

interface QueueTableProps {
  people: readonly ProgressRecord[];
  isSearching: boolean;
  /** Absent while it is not known. */
  count: number | undefined;
  page: number;
}

export function QueueTable({ people, isSearching, count, page }: QueueTableProps) {
  if (people.length === 0 && page === 1) {
    return (
      <p className="panel" role="status">
        {isSearching
          ? 'Nobody found. A name is searched from its first letter on; an e-mail address has to be complete.'
          : 'Nobody matches these filters.'}
      </p>
    );
  }
  return (
    <>
      <p className="queue-count" role="status">
        {count === undefined ? 'Counting…' : peopleText(count)}
        {isSearching && ' found among everyone; the filters do not apply to a search'}
      </p>
      <section className="panel table-panel" aria-label="People">
        {people.length === 0 ? (
          <p className="queue-empty">Nobody is left on this page. Go back to the previous one.</p>
        ) : (
          <Table className="queue-table">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Overall status</th>
                <th scope="col">Forms</th>
                <th scope="col">Waiting</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <QueueRow key={person.uid} person={person} />
              ))}
            </tbody>
          </Table>
        )}
      </section>
    </>
  );
}

function peopleText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'person' : 'people'}`;
}

const TYPE_NAMES = { trainee: 'Trainee', vendor: 'Vendor', introducer: 'Introducer' };

function QueueRow({ person }: { person: ProgressRecord }) {
  const { uid, name, userid, usertype, forms, since } = person;
  // Progress does not say whom the further forms concern, so they show once they were touched.
  const shown = [...DASHBOARD_FORMS, ...FURTHER_FORMS.filter(({ key }) => forms[key] !== 0)];
  const changed = formatTimestamp(since);
  const isKnown = since > 0 && changed !== '';
  return (
    <tr>
      <td className="queue-person">
        <Link to={paths.reviewPerson.replace(':uid', encodeURIComponent(uid))}>{name || 'No name'}</Link>
        <span className="queue-facts">
          {userid} · {TYPE_NAMES[usertype]}
        </span>
      </td>
      <td className="queue-overall">{overallStatusLabel(forms.status)}</td>
      <td className="queue-forms">
        <ul>
          {shown.map(({ key, title, shortTitle }) => (
            <li key={key} title={title}>
              <span className="queue-form">{shortTitle}</span>
              <StatusBadge status={forms[key]} />
            </li>
          ))}
        </ul>
      </td>
      <td className="queue-waiting">
        {isKnown && (
          <time dateTime={new Date(since).toISOString()} title={changed}>
            {sinceText(since, serverNow())}
          </time>
        )}
      </td>
    </tr>
  );
}
