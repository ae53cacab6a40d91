import { SubmitButton } from '../fields/SubmitButton.tsx';
import type { Mailing } from './useMailing.ts';

export function UnsentMail({
  mailing,
}: {
  mailing: Pick<Mailing<never>, 'failure' | 'sendAgain' | 'isSending'>;
}) {
  const { failure, sendAgain, isSending } = mailing;
  if (!sendAgain) return null;
  return (
    <div className="unsent-mail" role="alert">
      <p className="field-notice">{failure}</p>
      <SubmitButton
        type="button"
        variant="outline-secondary"
        size="sm"
        isPending={isSending}
        onClick={() => void sendAgain()}
      >
        Send mail again
      </SubmitButton>
    </div>
  );
}
