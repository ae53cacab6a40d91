import { useEffect } from 'react';
import { useSession } from '../session/useSession.ts';

const AT_MOST_EVERY_MS = 10_000;

/** The address may have been verified, or the account closed, in the meantime. */
export function useRefreshOnReturn(isSignedIn: boolean): void {
  const { refresh } = useSession();
  useEffect(() => {
    if (!isSignedIn) return;
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer = undefined;
      last = Date.now();
      // A failure shows by itself: a closed account ends the session, a lost connection comes back.
      refresh().catch(() => undefined);
    };
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || timer !== undefined) return;
      const wait = last + AT_MOST_EVERY_MS - Date.now();
      if (wait > 0) timer = setTimeout(ask, wait);
      else ask();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isSignedIn, refresh]);
}
