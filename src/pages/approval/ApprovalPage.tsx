import Card from 'react-bootstrap/Card';
import './approval.scss';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { LinkClaims } from '../../domain/review/approvalLinks.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { useToastOrder } from '../../ui/feedback/useToastOrder.ts';
import { CredentialFields } from '../../ui/fields/CredentialFields.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ACTIONS, CONTACT_ADMINISTRATOR } from './approvalMessages.ts';
import { Decision } from './Decision.tsx';

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
          <DetailList
            className="mb-4"
            otherwise="NA"
            details={[
              ['Vendor Name', name ?? link.vendorName],
              ['UID', uid],
              ['Action', link.action],
            ]}
          />
          {claims ? (
            <ApproverGate>
              {(approver) => (
                <Decision
                  key={[uid, ...query.values(), approver.uid, attempt].join(' ')}
                  uid={uid}
                  link={claims}
                  approver={approver}
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

/** `claims` is null when the action of the link is none of the three. */
interface ApprovalLink {
  uid: string;
  vendorName: string;
  action: string;
  claims: LinkClaims | null;
}

/** Reads /approve/{uid}?action=...&vendorName=...&v=...; what is missing is empty. */
function readApprovalLink(uid: string | undefined, query: URLSearchParams): ApprovalLink {
  const action = query.get('action')?.trim() ?? '';
  const vendorName = query.get('vendorName')?.trim() ?? '';
  const key = query.get('v');
  const known = ACTIONS.find((each) => each === action);
  return {
    uid: uid?.trim() ?? '',
    vendorName,
    action,
    claims: known ? { action: known, vendorName, ...(key !== null && { key }) } : null,
  };
}

function ApproverGate({ children }: { children: (approver: Approver) => ReactNode }) {
  const { state } = useSession();
  if (state.status === 'unknown') return <Loader text="Please wait..." />;
  if (state.status === 'signedIn' && state.user.isApprover) {
    const { uid, displayName, email } = state.user;
    return children({ uid, name: displayName || email, email });
  }
  return (
    <>
      {state.status === 'error' && (
        <Notice kind="danger">
          <p>{state.error.message}</p>
        </Notice>
      )}
      {state.status === 'signedIn' ? (
        <Notice kind="warning">
          <p>
            You are signed in as {state.user.email}, who is not an approver. Nothing has been decided. Sign in
            as an approver to continue.
          </p>
        </Notice>
      ) : (
        <p>Sign in as an approver to record this decision.</p>
      )}
      <ApproverSignIn />
    </>
  );
}

/** The page goes on by itself once an approver is signed in. */
function ApproverSignIn() {
  const { submit, isPending, ...fields } = useSignIn({
    onFailure: (message) => accountToast('error', message),
    toMessage: loginErrorMessage,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CredentialFields {...fields} />
      <div className="form-actions">
        <SubmitButton isPending={isPending}>Sign in</SubmitButton>
      </div>
    </form>
  );
}
