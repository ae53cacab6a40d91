import './approval.scss';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ApproverGate } from './ApproverGate.tsx';
import { type ApprovalLink, readApprovalLink } from './approvalLink.ts';
import { CONTACT_ADMINISTRATOR } from './approvalMessages.ts';
import { Decision } from './Decision.tsx';

function LinkDetails({ link }: { link: ApprovalLink }) {
  return (
    <dl className="detail-list mb-4">
      <dt>Vendor Name</dt>
      <dd>{link.vendorName || 'NA'}</dd>
      <dt>UID</dt>
      <dd>{link.uid || 'NA'}</dd>
      <dt>Action</dt>
      <dd>{link.action || 'NA'}</dd>
    </dl>
  );
}

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
                This link is not valid: its action is not accept, acceptasexception or deny. Nothing has been
                changed.
              </p>
              <p>{CONTACT_ADMINISTRATOR}</p>
            </Notice>
          )}
        </section>
      </div>
    </div>
  );
}
