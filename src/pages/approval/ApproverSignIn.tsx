import { useSignIn } from '../../session/useSignIn.ts';
import { CredentialFields } from '../../ui/CredentialFields.tsx';
import { loginErrorMessage } from '../../ui/loginErrors.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { accountToast } from '../../ui/toasts.ts';

/** Sign-in inside the approval card (DESIGN 7); the page goes on by itself once an approver is signed in. */
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
