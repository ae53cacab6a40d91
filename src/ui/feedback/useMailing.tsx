import { useState } from 'react';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';
import { formToast } from './toasts.ts';

interface LastMail {
  failure: string | undefined;
  /** Absent unless the last mail failed. */
  sendAgain: (() => Promise<void>) | undefined;
  isSending: boolean;
}

interface Mailing<Mail> extends LastMail {
  send: (mail: Mail) => Promise<void>;
}

/**
 * Mails about a change that is already stored: a failure undoes nothing, is shown, and can be retried.
 * `post` rejects when the mail was not accepted.
 */
export function useMailing<Mail>(
  post: (mail: Mail) => Promise<unknown>,
  explain: (thrown: unknown) => string,
): Mailing<Mail> {
  const [unsent, setUnsent] = useState<{ mail: Mail; failure: string }>();
  const [isSending, setSending] = useState(false);
  useUnsavedWarning(isSending);

  const attempt = async (mail: Mail): Promise<boolean> => {
    setSending(true);
    try {
      await post(mail);
      setUnsent(undefined);
      return true;
    } catch (thrown) {
      const failure = explain(thrown);
      setUnsent({ mail, failure });
      formToast('warning', failure);
      return false;
    } finally {
      setSending(false);
    }
  };
  const send = async (mail: Mail) => {
    setUnsent(undefined);
    await attempt(mail);
  };
  const sendAgain =
    unsent &&
    (async () => {
      if (await attempt(unsent.mail)) formToast('success', 'Mail sent');
    });
  return { send, failure: unsent?.failure, sendAgain, isSending };
}

export function UnsentMail({ mailing: { failure, sendAgain, isSending } }: { mailing: LastMail }) {
  if (!sendAgain) return null;
  return (
    <div className="cluster unsent-mail" role="alert">
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
