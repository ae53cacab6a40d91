import { useEffect, useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import { watchSigns } from '../../backend/connectionSigns.ts';
import { isServerReachable } from '../../backend/isServerReachable.ts';
import { sentenceOf } from '../../backend/unreachable.ts';
import { hasUnsaved, saveDrafts } from '../../drafts/memory.ts';
import { useSession } from '../../session/useSession.ts';

const TEXTS = {
  offline: 'Offline. Keep this tab open; what you type stays here until you are back.',
  saving: 'Back online. Saving what you typed…',
  saved: 'Back online. What you typed is saved.',
  unsaved: 'Back online. What you typed is not saved yet. Please keep this page open.',
  back: 'Back online.',
};

/** The database needs a moment to reconnect. */
const RETRY_MS = 1500;
const TRIES = 20;
const SHOWN_MS = 6000;
/** How often the server is asked while it cannot be reached; a listener that joins others is confirmed within that time. */
const ASK_MS = 5000;

/** The browser's word and a failed request are reasons to ask the server. @param uid whose drafts are saved again */
function useConnection(uid: string | undefined): keyof typeof TEXTS | null {
  const [state, setState] = useState<keyof typeof TEXTS | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLost = false;
    const isDraftOpen = () => hasUnsaved(uid, 'draft/');
    const show = (next: keyof typeof TEXTS) => {
      setState(next);
      timer = setTimeout(() => setState(null), SHOWN_MS);
    };
    const save = async (tries: number) => {
      await saveDrafts();
      if (listening.signal.aborted || isLost) return;
      // Text without a draft is only on the page, so the line must not say that it is saved.
      if (!isDraftOpen()) show(hasUnsaved(uid) ? 'back' : 'saved');
      else if (tries > 0) timer = setTimeout(() => void save(tries - 1), RETRY_MS);
      else show('unsaved');
    };
    const ask = async () => {
      clearTimeout(timer);
      const isReachable = await isServerReachable();
      if (listening.signal.aborted) return;
      if (!isReachable) return lose();
      if (isLost) handleBack();
    };
    const lose = () => {
      isLost = true;
      setState('offline');
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), ASK_MS);
    };
    const handleBack = () => {
      clearTimeout(timer);
      isLost = false;
      if (!isDraftOpen()) return show('back');
      setState('saving');
      void save(TRIES);
    };
    const { signal } = listening;
    window.addEventListener('offline', () => void ask(), { signal });
    window.addEventListener('online', () => isLost && void ask(), { signal });
    if (!navigator.onLine) void ask();
    const stopWatching = watchSigns((sign) => sign === 'offline' && lose());
    return () => {
      listening.abort();
      stopWatching();
      clearTimeout(timer);
    };
  }, [uid]);
  return state;
}

/** Shows a lost connection, for signed-out people too, and a blocked database. */
export function ConnectionLine() {
  const { state: session } = useSession();
  const state = useConnection(session.status === 'signedIn' ? session.user.uid : undefined);
  const isDatabaseBlocked = useDatabaseBlocked();
  if (!state && !isDatabaseBlocked) return null;
  const isWarning = !state || state === 'offline' || state === 'unsaved';
  return (
    <Alert role="status" variant={isWarning ? 'warning' : 'success'} className="connection-line no-print">
      {state ? TEXTS[state] : sentenceOf('firestore')}
    </Alert>
  );
}

/** Whether the database has not confirmed a record of the page for some seconds although the server answers. */
function useDatabaseBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSilent = false;
    const ask = async () => {
      const isReachable = await isServerReachable();
      if (!isSilent) return;
      setBlocked(isReachable);
      timer = setTimeout(() => void ask(), ASK_MS);
    };
    const stop = watchSigns((sign) => {
      if (sign === 'offline') return;
      clearTimeout(timer);
      isSilent = sign === 'silent';
      if (isSilent) timer = setTimeout(() => void ask(), ASK_MS);
      else setBlocked(false);
    });
    return () => {
      isSilent = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return isBlocked;
}
