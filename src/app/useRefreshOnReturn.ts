import { useEffect } from 'react';
import { useSession } from '../session/useSession.ts';

const AT_MOST_EVERY_MS = 10_000;

/** The address may have been verified, or the account closed, in the meantime. */
export function useRefreshOnReturn(isSignedIn: boolean): void {
  const { refresh } = useSession();
  useEffect(() => {
    if (!isSignedIn) return;
    let last = 0;
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < AT_MOST_EVERY_MS) return;
      last = Date.now();
      // A failure shows by itself: a closed account ends the session, a lost connection comes back.
      refresh().catch(() => undefined);
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isSignedIn, refresh]);
}
