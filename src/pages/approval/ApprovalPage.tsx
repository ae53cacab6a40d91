import Card from 'react-bootstrap/Card';
import './approval.scss';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useToastOrder } from '../../ui/feedback/useToastOrder.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ApproverGate } from './ApproverGate.tsx';
import { type ApprovalLink, readApprovalLink } from './approvalLink.ts';
import { CONTACT_ADMINISTRATOR } from './approvalMessages.ts';
import { Decision } from './Decision.tsx';

/** @param name of the record, once it is known */
function LinkDetails({ link, name }: { link: ApprovalLink; name: string | undefined }) {
  return (
    <dl className="detail-list mb-4">
      <dt>Vendor Name</dt>
      <dd>{(name ?? link.vendorName) || 'NA'}</dd>
      <dt>UID</dt>
      <dd>{link.uid || 'NA'}</dd>
      <dt>Action</dt>
      <dd>{link.action || 'NA'}</dd>
    </dl>
  );
}

export function ApprovalPage() {
  useToastOrder();
  const [query] = useSearchParams();
  const link = readApprovalLink(useParams().uid, query);
  const { uid, claims } = link;
  const [name, setName] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="entry">
      <div className="entry-form">
        <Card as="section" body className="approval">
          <PageHeading title="Approval" />
          <LinkDetails link={link} name={name} />
          {claims ? (
            <ApproverGate>
              {(approver) => (
                <Decision
                  key={[uid, ...query.values(), approver.uid, attempt].join(' ')}
                  uid={uid}
                  link={claims}
                  approver={{
                    uid: approver.uid,
                    name: approver.displayName || approver.email,
                    email: approver.email,
                  }}
                  onName={setName}
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
        </Card>
      </div>
    </div>
  );
}
