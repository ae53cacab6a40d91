import { useState } from 'react';
import { resendVerificationMail } from '../../backend/firebase/verificationMail.ts';
import { toAppError } from '../../domain/appError.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { STORED } from '../../ui/stored.ts';

/** The only place that asks for it. */
export function VerificationNotice({ email }: { email: string }) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  const handleClick = async () => {
    setPending(true);
    setError('');
    try {
      const address = await resendVerificationMail();
      accountToast('success', `Verification email send to ${address}`);
    } catch (thrown) {
      const failure = toAppError(thrown);
      setError(loginErrorMessage(failure));
      accountToast('warning', failure.message);
    } finally {
      setPending(false);
    }
  };
  return (
    <Notice kind="warning" title="E-mail verification is pending">
      <p>
        Open the link in the e-mail that we sent to <strong {...STORED}>{email}</strong>, then return to this
        page.
      </p>
      <Failure>{error}</Failure>
      <SubmitButton
        variant="outline-secondary"
        size="sm"
        isPending={isPending}
        onClick={() => void handleClick()}
      >
        Resend verification mail
      </SubmitButton>
    </Notice>
  );
}
