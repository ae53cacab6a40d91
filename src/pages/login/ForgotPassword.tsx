import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { loadPart } from '../../backend/firebase/loadPart.ts';
import { toAppError } from '../../domain/appError.ts';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';

export function ForgotPassword({ email }: { email: string }) {
  const [answer, setAnswer] = useState('');
  const handleClick = async () => {
    const address = email.trim();
    if (!address) {
      setAnswer('Enter your e-mail address above first; the reset link is sent there.');
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
      <Button variant="link" onClick={() => void handleClick()}>
        Forgot password?
      </Button>
      <p className="mb-0 small" role="status">
        {answer}
      </p>
    </>
  );
}
