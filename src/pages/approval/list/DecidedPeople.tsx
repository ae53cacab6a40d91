import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { watchDecisions } from '../../../backend/records/approvalQueue.ts';
import { approvalPath } from '../../../config/paths.ts';
import { deputyText } from '../../../domain/people/denied.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { DECISIONS } from '../../../domain/review/decision.ts';
import { formatDate, formatTimestamp } from '../../../domain/time/dates.ts';
import { useLivePages } from '../../../records/useLivePages.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';

/** The latest decisions, read when they are asked for. */
export function DecidedPeople() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" body aria-labelledby="decided-people">
      <h2 id="decided-people" className="h5">
        Decided
      </h2>
      {isOpen ? (
        <DecisionList />
      ) : (
        <Button variant="outline-secondary" size="sm" onClick={() => setOpen(true)}>
          Show the latest decisions
        </Button>
      )}
    </Card>
  );
}

function DecisionList() {
  const { live, retry, showMore } = useLivePages(watchDecisions);
  return (
    <LiveView live={live} onRetry={retry}>
      {({ items, more }) => (
        <>
          {items.length === 0 && <p className="mb-0">Nobody has been decided on yet.</p>}
          <ul className="list-unstyled">
            {items.map((person) => (
              <li key={person.uid} className="mb-2 text-break">
                <Link to={approvalPath(person.uid)}>{person.name || 'No name'}</Link>
                <div className="small text-body-secondary">{summaryOf(person)}</div>
              </li>
            ))}
          </ul>
          <ShowMore more={more} what="decisions" onClick={showMore} />
        </>
      )}
    </LiveView>
  );
}

/** For example "Accepted as exception until 31 Dec 2026, 24 Nov 2026, 10:15. The bank merged." */
function summaryOf({ decision }: ProgressRecord): string {
  if (!decision) return '';
  const { action, until, at, reason = '', onBehalfOf } = decision;
  const label = `${DECISIONS[action]}${until ? ` until ${formatDate(until)}` : ''}`;
  const deputy = onBehalfOf ? ` by ${deputyText(onBehalfOf)}` : '';
  return `${label}${deputy}, ${formatTimestamp(at)}. ${reason}`;
}
