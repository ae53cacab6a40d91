import Card from 'react-bootstrap/Card';
import Nav from 'react-bootstrap/Nav';
import { Link, useLocation } from 'react-router-dom';
import { watchApprovals, watchDecisions } from '../../../backend/records/approvalQueue.ts';
import { paths } from '../../../config/paths.ts';
import { deputyText } from '../../../domain/people/logTitles.ts';
import type { Approval, ProgressRecord } from '../../../domain/records/records.ts';
import { DECISIONS } from '../../../domain/review/decision.ts';
import { formatDate, formatTimestamp } from '../../../domain/time/dates.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { PagedList } from '../../../evidence/PagedList.tsx';
import { ActingNote } from '../../../evidence/waiting/ActingNote.tsx';
import { NameCell, WaitingPeople } from '../../../evidence/waiting/WaitingPeople.tsx';
import { lastOf } from '../../../records/liveRecord.ts';
import { type LiveList, useLivePages } from '../../../records/useLivePages.ts';
import { BlockTable } from '../../../ui/BlockTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { KEEPS_FOCUS, PageHeading } from '../../../ui/PageHeading.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { STORED } from '../../../ui/stored.ts';
import { ApproversOnly } from '../ApproversOnly.tsx';

/** People who wait for a decision, and the latest decisions (R9). */
export function ApprovalListPage() {
  return <ApproversOnly>{(approver) => <ApprovalList approver={approver} />}</ApproversOnly>;
}

function ApprovalList({ approver }: { approver: Approver }) {
  const isDecided = useLocation().search === DECIDED;
  const waiting = useLivePages(watchApprovals);
  return (
    <>
      <PageHeading title="Approvals">
        <span>
          {isDecided
            ? 'The latest decisions first. '
            : 'People waiting for your decision, longest wait first. '}
        </span>
        <Link to={paths.due}>Due list</Link>
        {' · '}
        <Link to={paths.away}>Deputy</Link>
      </PageHeading>
      <ActingNote approver={approver} />
      <ListTabs isDecided={isDecided} waiting={waiting.live} />
      {isDecided ? <DecidedPeople /> : <WaitingPeople waiting={waiting} />}
    </>
  );
}

/** The query of the address that shows decisions. */
const DECIDED = '?show=decided';

interface ListTabsProps {
  isDecided: boolean;
  waiting: LiveList<ProgressRecord>['live'];
}

/** The number of people who wait is absent while unknown. */
function ListTabs({ isDecided, waiting }: ListTabsProps) {
  const known = lastOf(waiting)?.value;
  const tabs = [
    {
      label: 'Waiting',
      query: '',
      count: known && `${known.items.length}${known.more === 'none' ? '' : '+'}`,
    },
    { label: 'Decided', query: DECIDED },
  ];
  return (
    <nav aria-label="Lists">
      <Nav as="ul" variant="pills" className="gap-1 mb-3">
        {tabs.map(({ label, query, count }) => (
          <Nav.Item as="li" key={label}>
            <Nav.Link
              as={Link}
              to={paths.approvals + query}
              state={KEEPS_FOCUS}
              active={isDecided === (query === DECIDED)}
              aria-current={isDecided === (query === DECIDED)}
              className="px-2 py-1"
            >
              <span>{label}</span> <b>{count}</b>
            </Nav.Link>
          </Nav.Item>
        ))}
      </Nav>
    </nav>
  );
}

/** The latest decisions first. */
function DecidedPeople() {
  return (
    <PagedList
      list={useLivePages(watchDecisions)}
      what="decisions"
      empty={
        <Card body>
          <EmptyState
            heading="h2"
            title="Nobody has been decided on yet"
            link={{ to: paths.approvals, label: 'Show who is waiting' }}
          >
            Each decision is listed here with its day and its reason.
          </EmptyState>
        </Card>
      }
    >
      {(items) => (
        <BlockTable hover caption="The latest decisions" columns={['Name', 'Decision', 'When', 'Reason']}>
          {items.map((person) => (
            <tr key={person.uid}>
              <NameCell person={person} />
              {person.decision && <Decision decision={person.decision} />}
            </tr>
          ))}
        </BlockTable>
      )}
    </PagedList>
  );
}

function Decision({ decision: { action, until, at, reason, onBehalfOf } }: { decision: Approval }) {
  return (
    <>
      <td data-label="Decision">
        <div>
          <span>{`${DECISIONS[action]}${until ? ` until ${formatDate(until)}` : ''}`}</span>
          {onBehalfOf && (
            <span className="d-block small text-body-secondary">
              <Sentence
                values={[onBehalfOf.name, onBehalfOf.deputyName]}
              >{`by ${deputyText(onBehalfOf)}`}</Sentence>
            </span>
          )}
        </div>
      </td>
      <td data-label="When">{formatTimestamp(at)}</td>
      <td data-label="Reason" {...STORED}>
        {reason || '–'}
      </td>
    </>
  );
}
