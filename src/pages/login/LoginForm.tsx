import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Button from 'react-bootstrap/Button';
import { loadPart } from '../../backend/firebase/loadPart.ts';
import { preconnect } from '../../backend/firebase/preconnect.ts';
import { toAppError } from '../../domain/appError.ts';
import { addressIn } from '../../domain/validators/emailAddress.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { CredentialFields } from '../../ui/fields/CredentialFields.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

interface LoginFormProps {
  /** A known address, so that only the password is requested. */
  email: string | undefined;
  hasLoggedIn: boolean;
  /** The time when Login was pressed, from `performance.now()`. */
  onLoggedIn: (pressedAt: number) => void;
  /** Called once the person has started to type and the browser is idle. */
  onTyping: () => void;
}

export function LoginForm({ email, hasLoggedIn, onLoggedIn, onTyping }: LoginFormProps) {
  const pressedAt = useRef(0);
  const { submit, isPending, ...fields } = useSignIn({
    email,
    onFailure: (message) => accountToast('error', message),
    toMessage: loginErrorMessage,
    onSignedIn: () => onLoggedIn(pressedAt.current),
  });
  const isHydrated = useIsHydrated();
  const hasTyped = fields.email !== '' || fields.password !== '';
  const hasPassword = fields.password !== '';
  useEffect(() => (hasTyped ? whenIdle(onTyping) : undefined), [hasTyped, onTyping]);
  useEffect(() => (hasPassword ? preconnect() : undefined), [hasPassword]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (hasLoggedIn || isPending) return;
        pressedAt.current = performance.now();
        void submit(event.currentTarget);
      }}
    >
      <CredentialFields {...fields} />
      <div className="form-actions">
        {/* Before hydration, pressing Login would submit the page and lose the text. */}
        <SubmitButton isPending={isPending || hasLoggedIn} disabled={!isHydrated}>
          Login
        </SubmitButton>
        <ForgotPassword email={fields.email} />
      </div>
    </form>
  );
}

function ForgotPassword({ email }: { email: string }) {
  const [answer, setAnswer] = useState('');
  const handleClick = async () => {
    const address = addressIn(email);
    if (!address) {
      setAnswer('Enter your e-mail address above first; the link is sent there.');
      return;
    }
    try {
      const { sendPasswordReset } = await loadPart(() => import('../../backend/firebase/auth.ts'));
      await sendPasswordReset(address);
      setAnswer(`If ${address} has an account, a link to choose a new password is on its way.`);
    } catch (thrown) {
      const failure = toAppError(thrown);
      setAnswer(loginErrorMessage(failure));
      accountToast('warning', failure.message);
    }
  };
  return (
    <>
      <Button variant="link" className="px-0" onClick={() => void handleClick()}>
        Forgot password?
      </Button>
      <p className="mb-0 small" role="status">
        <Sentence>{answer}</Sentence>
      </p>
    </>
  );
}

const never = () => () => undefined;

/** False only until React has hydrated a page that the build rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
