import '../../../evidence/evidence.scss';
import './approvalPerson.scss';
import { useParams, useSearchParams } from 'react-router-dom';
import { watchDelegationsTo } from '../../../backend/deputies/deputies.ts';
import { watchFindings } from '../../../backend/records/approvalQueue.ts';
import { watchPerson } from '../../../backend/records/progress.ts';
import { watchReviewed } from '../../../backend/records/reviews.ts';
import { paths } from '../../../config/paths.ts';
import { isUnverified } from '../../../domain/people/identity.ts';
import { isUid } from '../../../domain/records/uid.ts';
import { readApprovalLink } from '../../../domain/review/approvalLinks.ts';
import { currentLinkKey } from '../../../domain/review/findings.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { BackLinks } from '../../../evidence/BackLinks.tsx';
import { lastOf } from '../../../records/liveRecord.ts';
import { RecordsProvider } from '../../../records/RecordsProvider.tsx';
import { usePersonRecords } from '../../../records/usePersonRecords.ts';
import { useWatched } from '../../../records/useRecords.ts';
import { useTaxes } from '../../../records/useTaxes.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';
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
            <RecordsProvider key={uid} uid={uid}>
              <LiveApproval approver={approver} />
            </RecordsProvider>
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

function LiveApproval({ approver }: { approver: Approver }) {
  const { live, retry } = usePersonRecords();
  const record = lastOf(live)?.value.record;
  return (
    <>
      <BackLinks to={paths.approvals} label="Back to approvals" uid={record?.uid} />
      {record && (
        <PageHeading title={`Approval of ${record.name || record.email || 'a person without a name'}`} />
      )}
      <LiveView live={live} onRetry={retry}>
        {(person) =>
          person.record ? (
            <PersonApproval
              state={{ record: person.record, documents: person.documents }}
              approver={approver}
            />
          ) : (
            <NobodyNotice />
          )
        }
      </LiveView>
    </>
  );
}

/**
 * Shown after findings and snapshots are loaded: they decide whether this approver may decide and whether
 * the link is current.
 */
function PersonApproval({ state: read, approver }: { state: ReviewState; approver: Approver }) {
  const taxes = useTaxes(read.record);
  const state = { ...read, taxes: taxes.taxes };
  const { uid, sent } = state.record;
  const findings = useWatched(uid, watchFindings);
  const reviewed = useWatched(uid, watchReviewed);
  const progress = lastOf(useWatched(uid, watchPerson).live)?.value;
  const delegations = lastOf(useWatched(approver.uid, watchDelegationsTo).live)?.value ?? [];
  const [query] = useSearchParams();
  return (
    <LiveView live={findings.live} onRetry={findings.retry}>
      {(found) => (
        <LiveView live={reviewed.live} onRetry={reviewed.retry}>
          {(kept) => (
            <>
              <PersonDecision
                state={state}
                reviewed={kept}
                approver={approver}
                delegations={delegations}
                link={readApprovalLink(query)}
                linkKey={currentLinkKey(sent, found)}
              />
              <Evidence
                state={state}
                findings={found}
                reviewed={kept}
                taxes={taxes}
                isUnverified={!!progress && isUnverified(progress)}
              />
            </>
          )}
        </LiveView>
      )}
    </LiveView>
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
