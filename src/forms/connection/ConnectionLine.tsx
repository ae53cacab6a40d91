import { useEffect, useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import { hasUnsaved, saveDrafts } from '../../drafts/memory.ts';
import { useSession } from '../../session/useSession.ts';

const TEXTS = {
  offline: 'Offline. What you type is kept on this device until the tab closes.',
  saving: 'Back online. Saving what you typed…',
  saved: 'Back online. What you typed is saved.',
  unsaved: 'Back online. What you typed is not saved yet. Please keep this page open.',
  back: 'Back online.',
};

/** The database needs a moment to reconnect. */
const RETRY_MS = 1500;
const TRIES = 20;
const SHOWN_MS = 6000;

/** Shows a lost connection, for signed-out people too. */
export function ConnectionLine() {
  const { state: session } = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  const [state, setState] = useState<keyof typeof TEXTS | null>(navigator.onLine ? null : 'offline');
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isDraftOpen = () => hasUnsaved(uid, 'draft/');
    const show = (next: keyof typeof TEXTS) => {
      setState(next);
      timer = setTimeout(() => setState(null), SHOWN_MS);
    };
    const save = async (tries: number) => {
      await saveDrafts();
      if (listening.signal.aborted || !navigator.onLine) return;
      // Text without a draft is only on the page, so the line must not say that it is saved.
      if (!isDraftOpen()) show(hasUnsaved(uid) ? 'back' : 'saved');
      else if (tries > 0) timer = setTimeout(() => void save(tries - 1), RETRY_MS);
      else show('unsaved');
    };
    const handleLost = () => {
      clearTimeout(timer);
      setState('offline');
    };
    const handleBack = () => {
      clearTimeout(timer);
      if (!isDraftOpen()) return show('back');
      setState('saving');
      void save(TRIES);
    };
    const { signal } = listening;
    window.addEventListener('offline', handleLost, { signal });
    window.addEventListener('online', handleBack, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [uid]);
  if (!state) return null;
  return (
    <Alert
      role="status"
      variant={state === 'offline' || state === 'unsaved' ? 'warning' : 'success'}
      className="connection-line no-print"
    >
      {TEXTS[state]}
    </Alert>
  );
}
