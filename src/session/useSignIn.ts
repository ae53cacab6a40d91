import { useState } from 'react';
import type { SignedInUser } from '../backend/firebase/auth.ts';
import { type AppError, toAppError } from '../domain/appError.ts';
import { useSession } from './useSession.ts';

const CODE_NEEDED = 'auth/multi-factor-auth-required';
const NO_CODE = 'Please enter the code of your authenticator app.';
const INCOMPLETE = 'Please fill the details to login';

interface SignInReactions {
  email?: string | undefined;
  /** Receives the missing fields, or the provider's own message. */
  onFailure: (message: string) => void;
  /** An error message for the form. */
  toMessage: (error: AppError) => string;
  onSignedIn?: (user: SignedInUser) => void;
}

export function useSignIn({ email: known = '', onFailure, toMessage, onSignedIn }: SignInReactions) {
  const { logIn } = useSession();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);

  const submit = async () => {
    if (isPending) return;
    if (!email.trim() || !password) {
      setError(INCOMPLETE);
      onFailure(INCOMPLETE);
      return;
    }
    // The last error stays until there is an answer, so that the second click of a double click hits this button.
    setPending(true);
    try {
      const user = await logIn(email.trim(), password, code.trim());
      onSignedIn?.(user);
    } catch (thrown) {
      const failure = toAppError(thrown);
      if (failure.code === CODE_NEEDED) {
        setAsksCode(true);
        setError(asksCode ? NO_CODE : '');
        return;
      }
      setError(toMessage(failure));
      onFailure(failure.message);
    } finally {
      setPending(false);
    }
  };

  return { email, setEmail, password, setPassword, code, setCode, asksCode, error, isPending, submit };
}
