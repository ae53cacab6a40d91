import { useSignIn } from '../../session/useSignIn.ts';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { CredentialFields } from '../../ui/fields/CredentialFields.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';

/** Sign-in inside the approval card; the page goes on by itself once an approver is signed in. */
export function ApproverSignIn() {
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
