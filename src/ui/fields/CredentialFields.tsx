import { useEffect, useLayoutEffect, useRef } from 'react';
import { EntryNotice } from '../feedback/EntryNotice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

interface CredentialFieldsProps {
  email: string;
  setEmail: (email: string) => void;
  password: string;
  setPassword: (password: string) => void;
  error: string;
}

export function CredentialFields({ email, setEmail, password, setPassword, error }: CredentialFieldsProps) {
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
    </>
  );
}
