import Card from 'react-bootstrap/Card';
import './approvalList.scss';
import { watchApprovals } from '../../../backend/records/approvalQueue.ts';
import { useLivePages } from '../../../records/useLivePages.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';
import { ApprovalTable } from './ApprovalTable.tsx';
import { useFindings } from './useFindings.ts';

/** Everybody who waits for a decision (R9). */
export function ApprovalListPage() {
  return <ApproversOnly>{() => <ApprovalList />}</ApproversOnly>;
}

function ApprovalList() {
  const { live, retry, showMore } = useLivePages(watchApprovals);
  const findings = useFindings(live.state === 'ready' ? live.value.items : []);
  return (
    <>
      <PageHeading title="Approvals">People waiting for your decision, longest wait first.</PageHeading>
      <LiveView live={live} onRetry={retry}>
        {({ items, more }) =>
          items.length === 0 ? (
            <Card as="section" body role="status">
              <h2 className="h5">No one is waiting for a decision</h2>
              <p className="mb-0">
                When a reviewer sends someone for approval, they are listed here. You are also informed by
                e-mail.
              </p>
            </Card>
          ) : (
            <>
              <p className="approvals-count" role="status">
                {items.length}
                {more === 'none' ? '' : '+'} {items.length === 1 ? 'person is' : 'people are'} waiting
              </p>
              <ApprovalTable people={items} findings={findings} />
              <ShowMore more={more} what="people" onClick={showMore} />
            </>
          )
        }
      </LiveView>
    </>
  );
}
