import '../../../evidence/evidence.scss';
import './approvalPerson.scss';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { isUid } from '../../../domain/records/uid.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { lastOf } from '../../../records/liveRecord.ts';
import { RecordsProvider } from '../../../records/RecordsProvider.tsx';
import { usePersonRecords } from '../../../records/usePersonRecords.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';
import { Evidence } from './Evidence.tsx';
import { PersonDecision } from './PersonDecision.tsx';

/** All that a decision is about, and the decision (R9). */
export function ApprovalPersonPage() {
  const { uid = '' } = useParams();
  return (
    <ApproversOnly>
      {(approver) => (
        <div className="approval-person">
          <p className="mb-2">
            <Link to={paths.approvals}>Back to approvals</Link>
          </p>
          {isUid(uid) ? (
            <RecordsProvider key={uid} uid={uid}>
              <PersonApproval approver={approver} />
            </RecordsProvider>
          ) : (
            <NobodyNotice />
          )}
        </div>
      )}
    </ApproversOnly>
  );
}

function PersonApproval({ approver }: { approver: Approver }) {
  const { live, retry } = usePersonRecords();
  const record = lastOf(live)?.value.record;
  return (
    <>
      {record && (
        <PageHeading title={`Approval of ${record.name || record.email || 'a person without a name'}`} />
      )}
      <LiveView live={live} onRetry={retry}>
        {(person) =>
          person.record ? (
            <>
              <PersonDecision record={person.record} documents={person.documents} approver={approver} />
              <Evidence state={{ record: person.record, documents: person.documents }} />
            </>
          ) : (
            <NobodyNotice />
          )
        }
      </LiveView>
    </>
  );
}

function NobodyNotice() {
  return (
    <>
      <PageHeading title="Approval" />
      <Notice kind="warning" title="No decision is needed here">
        <p>No trainee or vendor has this address. Go back to approvals and choose a person.</p>
      </Notice>
    </>
  );
}
