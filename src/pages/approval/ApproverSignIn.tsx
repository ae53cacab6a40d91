import { type FormEvent, useState } from 'react';
import { toAppError } from '../../backend/errors.ts';
import { useSession } from '../../session/useSession.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { accountToast } from '../../ui/toasts.ts';

const INCOMPLETE = 'Please fill the details to login';

/** Sign-in inside the approval card (DESIGN 7); the page goes on by itself once an approver is signed in. */
export function ApproverSignIn() {
  const { logIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);

  const fail = (message: string) => {
    setError(message);
    accountToast('error', message);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!email.trim() || !password) return fail(INCOMPLETE);
    setError('');
    setPending(true);
    try {
      await logIn(email.trim(), password);
    } catch (thrown) {
      fail(toAppError(thrown).message);
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
        <SubmitButton isPending={isPending}>Sign in</SubmitButton>
      </div>
    </form>
  );
}
