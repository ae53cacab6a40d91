import type { ReactNode } from 'react';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { CredentialFields } from '../../ui/fields/CredentialFields.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';

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

export function ApproverGate({ children }: { children: (approver: SignedInUser) => ReactNode }) {
  const { state } = useSession();
  if (state.status === 'unknown') return <Loader text="Please wait..." />;
  if (state.status === 'signedIn' && state.user.isApprover) return children(state.user);
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
