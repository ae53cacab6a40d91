import { useState } from 'react';
import { sendPasswordReset } from '../../backend/firebase/auth.ts';
import { toAppError } from '../../domain/appError.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';

type Answer = { isFailure: boolean; text: string };

export function ChangePassword({ email }: { email: string }) {
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const handleClick = async () => {
    setPending(true);
    setAnswer(null);
    try {
      await sendPasswordReset(email);
      const text = `Password reset mail sent to ${email}`;
      formToast('success', text);
      setAnswer({ isFailure: false, text });
    } catch (error) {
      const text = toAppError(error).message;
      formToast('warning', text);
      setAnswer({ isFailure: true, text });
    } finally {
      setPending(false);
    }
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
      {answer && (
        <span
          className={answer.isFailure ? 'text-danger' : 'text-success'}
          role={answer.isFailure ? 'alert' : 'status'}
        >
          {answer.text}
        </span>
      )}
    </>
  );
}
