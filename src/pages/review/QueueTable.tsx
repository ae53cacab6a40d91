import Table from 'react-bootstrap/Table';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { countText } from '../../domain/review/queue.ts';
import { QueueRow } from './QueueRow.tsx';

interface QueueTableProps {
  people: readonly ProgressRecord[];
  isSearching: boolean;
  /** Absent while it is not known. */
  count: number | undefined;
  page: number;
}

/** One page of people, and how many there are in all. */
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
