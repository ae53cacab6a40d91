import Card from 'react-bootstrap/Card';
import { watchDecisions } from '../../../backend/records/approvalQueue.ts';
import { paths } from '../../../config/paths.ts';
import { deputyText } from '../../../domain/people/denied.ts';
import type { Approval } from '../../../domain/records/records.ts';
import { DECISIONS } from '../../../domain/review/decision.ts';
import { formatDate, formatTimestamp } from '../../../domain/time/dates.ts';
import { NameCell } from '../../../evidence/waiting/NameCell.tsx';
import { useLivePages } from '../../../records/useLivePages.ts';
import { BlockTable } from '../../../ui/BlockTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';

/** The latest decisions first. */
export function DecidedPeople() {
  const { live, retry, showMore } = useLivePages(watchDecisions);
  return (
    <LiveView live={live} onRetry={retry}>
      {({ items, more }) =>
        items.length === 0 ? (
          <Card body>
            <EmptyState
              heading="h2"
              title="Nobody has been decided on yet"
              link={{ to: paths.approvals, label: 'Show who is waiting' }}
            >
              Each decision is listed here with its day and its reason.
            </EmptyState>
          </Card>
        ) : (
          <>
            <BlockTable hover caption="The latest decisions" columns={['Name', 'Decision', 'When', 'Reason']}>
              {items.map((person) => (
                <tr key={person.uid}>
                  <NameCell person={person} />
                  {person.decision && <Decision decision={person.decision} />}
                </tr>
              ))}
            </BlockTable>
            <ShowMore more={more} what="decisions" onClick={showMore} />
          </>
        )
      }
    </LiveView>
  );
}

function Decision({ decision: { action, until, at, reason, onBehalfOf } }: { decision: Approval }) {
  return (
    <>
      <td data-label="Decision">
        <div>
          {DECISIONS[action]}
          {until && ` until ${formatDate(until)}`}
          {onBehalfOf && (
            <span className="d-block small text-body-secondary">by {deputyText(onBehalfOf)}</span>
          )}
        </div>
      </td>
      <td data-label="When">{formatTimestamp(at)}</td>
      <td data-label="Reason">{reason || '–'}</td>
    </>
  );
}
