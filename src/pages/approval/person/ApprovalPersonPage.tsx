import '../../../evidence/evidence.scss';
import './approvalPerson.scss';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ApprovalState } from '../../../backend/records/approvals.ts';
import { paths } from '../../../config/paths.ts';
import { isUid } from '../../../domain/records/uid.ts';
import { readApprovalLink } from '../../../domain/review/approvalLinks.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { BackLinks } from '../../../evidence/BackLinks.tsx';
import { lastOf } from '../../../records/liveRecord.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';
import { useApproval } from '../useDecision.ts';
import { Evidence } from './Evidence.tsx';
import { PersonDecision } from './PersonDecision.tsx';

/** The facts of a decision, and its buttons (R9). */
export function ApprovalPersonPage() {
  const { uid = '' } = useParams();
  return (
    <ApproversOnly>
      {(approver) => (
        <div className="approval-person">
          {isUid(uid) ? (
            <LiveApproval key={uid} uid={uid} approver={approver} />
          ) : (
            <>
              <BackLinks to={paths.approvals} label="Back to approvals" />
              <NobodyNotice />
            </>
          )}
        </div>
      )}
    </ApproversOnly>
  );
}

function LiveApproval({ uid, approver }: { uid: string; approver: Approver }) {
  const { live, retry, taxes } = useApproval(uid, approver.uid);
  const [query] = useSearchParams();
  const record = withForms(lastOf(live)?.value ?? null)?.record;
  return (
    <>
      <BackLinks to={paths.approvals} label="Back to approvals" uid={record?.uid} />
      {record && (
        <PageHeading
          title={`Approval of ${record.name || record.email || 'a person without a name'}`}
          values={[record.name]}
        />
      )}
      <LiveView live={live} onRetry={retry}>
        {(read) => {
          const known = withForms(read);
          if (!known) return <NobodyNotice />;
          const state = { ...known, taxes: taxes.taxes };
          return (
            <>
              <PersonDecision state={state} approver={approver} link={readApprovalLink(query)} />
              <Evidence state={state} taxes={taxes} />
            </>
          );
        }}
      </LiveView>
    </>
  );
}

/** null for an introducer, on whom nobody decides. */
function withForms(state: ApprovalState | null): ApprovalState | null {
  return state?.record.usertype === 'introducer' ? null : state;
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
