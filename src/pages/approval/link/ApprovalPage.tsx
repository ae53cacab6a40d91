import '../../../evidence/evidence.scss';
import '../person/approvalPerson.scss';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { approvalPath } from '../../../config/paths.ts';
import { isUid } from '../../../domain/records/uid.ts';
import { readApprovalLink } from '../../../domain/review/approvalLinks.ts';
import { lastOf } from '../../../records/liveRecord.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { useToastOrder } from '../../../ui/feedback/useToastOrder.ts';
import { Evidence } from '../person/Evidence.tsx';
import { useApproval } from '../useDecision.ts';
import { ApproverGate } from './ApproverGate.tsx';
import { LinkCard, Problem } from './LinkCard.tsx';
import { LinkDecision, UnknownVendor } from './LinkDecision.tsx';
import type { LinkVisit } from './linkStates.ts';
import { useLink } from './useLink.ts';

/** The page of a mailed link, outside the shared layout: the page of the person with the action chosen. */
export function ApprovalPage() {
  useToastOrder();
  const [query] = useSearchParams();
  const uid = (useParams().uid ?? '').trim();
  const claims = readApprovalLink(query);
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="entry">
      <div className="entry-form">
        {claims ? (
          <ApproverGate claims={claims}>
            {({ approver, isSignedInHere, isLocked }) => {
              if (claims.key !== undefined && claims.action !== 'accept') {
                return <Navigate to={`${approvalPath(uid)}?${query}`} replace />;
              }
              if (!isUid(uid))
                return (
                  <LinkCard>
                    <UnknownVendor />
                  </LinkCard>
                );
              return (
                <LinkedPerson
                  key={[uid, ...query.values(), approver.uid, attempt].join(' ')}
                  uid={uid}
                  opened={{ claims, approver, isOwnStep: isSignedInHere || attempt > 0 }}
                  isPaused={isLocked}
                  onRetry={() => setAttempt(attempt + 1)}
                />
              );
            }}
          </ApproverGate>
        ) : (
          <LinkCard>
            <Problem text="This link is not valid: its action is not accept, acceptasexception or deny. Nothing has been changed." />
          </LinkCard>
        )}
      </div>
    </div>
  );
}

interface LinkedPersonProps {
  uid: string;
  opened: Pick<LinkVisit, 'claims' | 'approver' | 'isOwnStep'>;
  isPaused: boolean;
  onRetry: () => void;
}

function LinkedPerson({ uid, opened, isPaused, onRetry }: LinkedPersonProps) {
  const { claims, approver } = opened;
  const { live, taxes, retry } = useApproval(uid, approver.uid);
  const link = useLink(uid, opened, live);
  const known = lastOf(live)?.value;
  return (
    <>
      <LinkCard name={known?.record.name}>
        <LinkDecision link={link} action={claims.action} {...{ approver, isPaused, onRetry }} />
      </LinkCard>
      {known && known.record.usertype !== 'introducer' && (
        <div className="approval-person">
          <LiveView live={live} onRetry={retry}>
            {() => <Evidence state={{ ...known, taxes: taxes.taxes }} taxes={taxes} />}
          </LiveView>
        </div>
      )}
    </>
  );
}
