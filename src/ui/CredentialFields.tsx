import { Notice } from './Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

interface CredentialFieldsProps {
  email: string;
  setEmail: (email: string) => void;
  password: string;
  setPassword: (password: string) => void;
  error: string;
}

/** E-mail and password of an existing account, with the reason of the last failure above them. */
export function CredentialFields({ email, setEmail, password, setPassword, error }: CredentialFieldsProps) {
  return (
    <>
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
    </>
  );
}
