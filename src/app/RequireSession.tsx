import { type ReactNode, useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import { Navigate, useLocation } from 'react-router-dom';
import type { SignedInUser } from '../backend/firebase/auth.ts';
import { paths } from '../config/paths.ts';
import { hasLostAccessToken } from '../session/sessionStorage.ts';
import { useSession } from '../session/useSession.ts';
import { Loader } from '../ui/feedback/Loader.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { loadErrorMessage } from '../ui/feedback/saveErrors.ts';

/** Without an access token the guard redirects to /, and the login returns to this address. */
export function RequireSession({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { state, logOut } = useSession();
  const { pathname, search, hash } = useLocation();
  const isSignedIn = state.status === 'signedIn';
  // Checked at each change of the address: the token may have been removed by hand.
  const hasLostToken = isSignedIn && hasLostAccessToken();
  useRefreshOnReturn(isSignedIn);
  useEffect(() => {
    if (hasLostToken) void logOut();
  }, [hasLostToken, logOut]);
  if (state.status === 'unknown' || hasLostToken) return <Loader text="Please wait..." />;
  if (state.status === 'signedIn') return children(state.user);
  if (state.status === 'signedOut') {
    return (
      <Navigate
        to={paths.login}
        replace
        state={{ from: `${pathname}${search}${hash}`, notice: state.notice }}
      />
    );
  }
  return (
    <main className="content">
      <Notice kind="danger" title="Your session could not be checked">
        <p>{loadErrorMessage(state.error)}</p>
        <Button variant="outline-danger" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Notice>
    </main>
  );
}

const AT_MOST_EVERY_MS = 10_000;

/** The address may have been verified, or the account disabled, since the last check. */
export function useRefreshOnReturn(isSignedIn: boolean): void {
  const { refresh } = useSession();
  useEffect(() => {
    if (!isSignedIn) return;
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer = undefined;
      last = Date.now();
      // Failures need no message: a disabled account ends the session, a lost connection is retried.
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
