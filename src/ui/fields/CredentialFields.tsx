import { useEffect, useLayoutEffect, useRef } from 'react';
import { EntryNotice } from '../feedback/EntryNotice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

interface CredentialFieldsProps {
  email: string;
  setEmail: (email: string) => void;
  password: string;
  setPassword: (password: string) => void;
  code: string;
  setCode: (code: string) => void;
  /** The password was right, and the account has a second step. */
  asksCode: boolean;
  error: string;
}

export function CredentialFields({
  email,
  setEmail,
  password,
  setPassword,
  code,
  setCode,
  asksCode,
  error,
}: CredentialFieldsProps) {
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  // Text typed or autofilled before hydration.
  useLayoutEffect(() => {
    if (emailInput.current?.value) setEmail(emailInput.current.value);
    if (passwordInput.current?.value) setPassword(passwordInput.current.value);
  }, [setEmail, setPassword]);
  const known = useRef(email);
  useEffect(() => {
    if (known.current) passwordInput.current?.focus();
  }, []);
  return (
    <>
      {error && <EntryNotice kind="danger" text={error} />}
      <TextField
        ref={emailInput}
        label="E-mail"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordInput}
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {asksCode && <CodeField code={code} setCode={setCode} />}
    </>
  );
}

interface CodeFieldProps {
  code: string;
  setCode: (code: string) => void;
  error?: string;
}

export function CodeField({ code, setCode, error }: CodeFieldProps) {
  return (
    <TextField
      ref={focus}
      label="Code of your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      error={error}
      value={code}
      onChange={(event) => setCode(event.target.value)}
    />
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
