import Nav from 'react-bootstrap/Nav';
import { Link, useLocation } from 'react-router-dom';
import { watchApprovals } from '../../../backend/records/approvalQueue.ts';
import { paths } from '../../../config/paths.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { ActingNote } from '../../../evidence/waiting/ActingNote.tsx';
import { WaitingPeople } from '../../../evidence/waiting/WaitingPeople.tsx';
import { lastOf } from '../../../records/liveRecord.ts';
import { type LiveList, useLivePages } from '../../../records/useLivePages.ts';
import { KEEPS_FOCUS, PageHeading } from '../../../ui/PageHeading.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';
import { DecidedPeople } from './DecidedPeople.tsx';

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
        {isDecided
          ? 'The latest decisions first. '
          : 'People waiting for your decision, longest wait first. '}
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
              {label} <b>{count}</b>
            </Nav.Link>
          </Nav.Item>
        ))}
      </Nav>
    </nav>
  );
}
