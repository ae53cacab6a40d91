import { useState } from 'react';
import { sendPasswordReset } from '../../backend/firebase/auth.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

export function ChangePassword({ email }: { email: string }) {
  const sent = `Password reset mail sent to ${email}`;
  const [isSent, setSent] = useState(false);
  const { run, isPending, error } = useWrite(() => sendPasswordReset(email), {
    success: sent,
    explain: ({ message }) => message,
    toast: (kind, message) => formToast(kind === 'error' ? 'warning' : kind, message),
  });
  const handleClick = async () => {
    setSent(false);
    setSent(await run());
  };
  return (
    <>
      <SubmitButton
        type="button"
        variant="outline-secondary"
        isPending={isPending}
        onClick={() => void handleClick()}
      >
        Change Password
      </SubmitButton>
      {error && (
        <span className="text-danger" role="alert">
          {error}
        </span>
      )}
      {isSent && (
        <span className="text-success" role="status">
          <Sentence>{sent}</Sentence>
        </span>
      )}
    </>
  );
}
