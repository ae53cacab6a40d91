import { useState } from 'react';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';
import { formToast } from './toasts.ts';

/** Mails about something that is done already: a failure undoes nothing, is shown, and can be sent again. */
export interface Mailing<Mail> {
  send: (mail: Mail) => Promise<void>;
  failure: string | undefined;
  /** Absent unless the last mail failed. */
  sendAgain: (() => Promise<void>) | undefined;
  isSending: boolean;
}

/** `post` rejects when the mail was not accepted. */
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
