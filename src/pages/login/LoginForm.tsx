import { type FormEvent, useState } from 'react';
import { toAppError } from '../../backend/errors.ts';
import { useSession } from '../../session/useSession.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { accountToast } from '../../ui/toasts.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { loginErrorMessage } from './loginErrors.ts';

const INCOMPLETE = 'Please fill the details to login';

interface LoginFormProps {
  hasLoggedIn: boolean;
  onLoggedIn: () => void;
}

/** E-mail, password and the messages of SPEC 5 and 8 for the login. */
export function LoginForm({ hasLoggedIn, onLoggedIn }: LoginFormProps) {
  const { logIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || hasLoggedIn) return;
    if (!email.trim() || !password) {
      setError(INCOMPLETE);
      accountToast('error', INCOMPLETE);
      return;
    }
    setError('');
    setPending(true);
    try {
      await logIn(email.trim(), password);
      onLoggedIn();
    } catch (thrown) {
      const failure = toAppError(thrown);
      setError(loginErrorMessage(failure));
      accountToast('error', failure.message);
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      {error && (
        <Notice kind="danger">
          <p>{error}</p>
        </Notice>
      )}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="form-actions">
        <SubmitButton isPending={isPending || hasLoggedIn}>Login</SubmitButton>
        <ForgotPassword email={email} />
      </div>
    </form>
  );
}
