import { useSignIn } from '../../session/useSignIn.ts';
import { CredentialFields } from '../../ui/CredentialFields.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { accountToast } from '../../ui/toasts.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { loginErrorMessage } from './loginErrors.ts';

interface LoginFormProps {
  hasLoggedIn: boolean;
  onLoggedIn: () => void;
}

/** E-mail, password and the messages of SPEC 5 and 8 for the login. */
export function LoginForm({ hasLoggedIn, onLoggedIn }: LoginFormProps) {
  const { submit, isPending, ...fields } = useSignIn({
    onFailure: (message) => accountToast('error', message),
    toMessage: loginErrorMessage,
    onSignedIn: onLoggedIn,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasLoggedIn) void submit();
      }}
    >
      <CredentialFields {...fields} />
      <div className="form-actions">
        <SubmitButton isPending={isPending || hasLoggedIn}>Login</SubmitButton>
        <ForgotPassword email={fields.email} />
      </div>
    </form>
  );
}
