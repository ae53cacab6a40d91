import { Link } from 'react-router-dom';
import { watchApprovals } from '../../backend/records/approvalQueue.ts';
import { PAGE_SIZE } from '../../backend/records/livePages.ts';
import { paths } from '../../config/paths.ts';
import { ActingNote } from '../../evidence/waiting/ActingNote.tsx';
import { WaitingPeople } from '../../evidence/waiting/WaitingPeople.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useLivePages } from '../../records/useLivePages.ts';
import { useStaff } from '../../session/useSession.ts';

/** The first page of the people who wait, on the dashboard of an approver. */
export function ApproverPanel() {
  const approver = useStaff();
  const waiting = useLivePages(watchApprovals);
  const isCut = (lastOf(waiting.live)?.value.more ?? 'none') !== 'none';
  return (
    <section aria-labelledby="decide">
      <h2 id="decide">Decide on empanelments</h2>
      <p>
        <span>{`${isCut ? `The first ${PAGE_SIZE} people` : 'People'} waiting for your decision, longest wait first.`}</span>{' '}
        <Link to={paths.approvals}>All approvals</Link>
      </p>
      <ActingNote approver={approver} />
      <WaitingPeople waiting={waiting} heading="h3" isFirstPage />
    </section>
  );
}
