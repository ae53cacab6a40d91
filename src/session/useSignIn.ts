import { useState } from 'react';
import type { SignedInUser } from '../backend/firebase/auth.ts';
import { type AppError, toAppError } from '../domain/appError.ts';
import { addressIn } from '../domain/validators/emailAddress.ts';
import { filledValue } from './filledValue.ts';
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

  /** @param form its fields count as they look: a browser can fill them in without an event */
  const submit = async (form: HTMLFormElement) => {
    if (isPending) return;
    const filled = {
      email: addressIn(filledValue(form, 'username') ?? email),
      password: filledValue(form, 'current-password') ?? password,
      code: filledValue(form, 'one-time-code') ?? code,
    };
    setEmail(filled.email);
    setPassword(filled.password);
    setCode(filled.code);
    if (!filled.email || !filled.password) {
      setError(INCOMPLETE);
      onFailure(INCOMPLETE);
      return;
    }
    // The last error stays until there is an answer, so that the second click of a double click hits this button.
    setPending(true);
    try {
      const user = await logIn(filled.email, filled.password, filled.code.trim());
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
