import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ApproverGate } from './ApproverGate.tsx';
import { readApprovalLink } from './approvalLink.ts';
import { CONTACT_ADMINISTRATOR } from './approvalMessages.ts';
import { Decision } from './Decision.tsx';
import { LinkDetails } from './LinkDetails.tsx';
import './approval.scss';

/** The approver's card for one vendor (SPEC 2, Approval screen); it stands outside the shared layout. */
export function ApprovalPage() {
  const [query] = useSearchParams();
  const link = readApprovalLink(useParams().uid, query);
  const { uid, decision } = link;
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="entry">
      <div className="entry-form">
        <section className="panel approval">
          <PageHeading title="Approval" />
          <LinkDetails link={link} />
          {decision ? (
            <ApproverGate>
              {(approver) => (
                <Decision
                  key={[uid, decision, approver.uid, attempt].join(' ')}
                  uid={uid}
                  action={decision}
                  approver={approver}
                  onRetry={() => setAttempt(attempt + 1)}
                />
              )}
            </ApproverGate>
          ) : (
            <Notice kind="danger">
              <p>
                This link names no valid action; there are accept, acceptasexception and deny. Nothing has
                been changed.
              </p>
              <p>{CONTACT_ADMINISTRATOR}</p>
            </Notice>
          )}
        </section>
      </div>
    </div>
  );
}
