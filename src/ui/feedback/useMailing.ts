import { useState } from 'react';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';
import { formToast } from './toasts.ts';

/** Mails that follow something that is done already: one that fails undoes nothing, is said, and can be sent again. */
export interface Mailing<Mail> {
  send: (mail: Mail) => Promise<void>;
  /** Why the last mail was not sent. */
  failure: string | undefined;
  /** Sends the last mail again; absent unless it failed. */
  sendAgain: (() => Promise<void>) | undefined;
  isSending: boolean;
}

/**
 * Sends mails and remembers the one that failed.
 * @param post rejects when the mail was not taken
 * @param explain what to tell people about that
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
