import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SignedInUser } from '../backend/auth.ts';
import { SessionContext, type SessionState } from './sessionContext.ts';
import { clearSessionStorage, readAccessToken, storeAccessToken } from './sessionStorage.ts';
import { whenIdle } from './whenIdle.ts';

const ENDED_ELSEWHERE =
  'You have been signed out because your account was closed, signed out or changed in another place. Please log in again.';

/** Auth is the heaviest part of the login page; it is fetched after the form stands (PERFORMANCE, levers). */
const loadAuth = () => import('../backend/auth.ts');

/** Holds who is signed in, and keeps `accessToken` in session storage in step with the ID token (DESIGN 7). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>(() =>
    readAccessToken() ? { status: 'unknown' } : { status: 'signedOut' },
  );
  const isExpected = useRef(readAccessToken() !== null);

  const enter = useCallback((user: SignedInUser) => {
    isExpected.current = true;
    storeAccessToken(user.accessToken);
    setState({ status: 'signedIn', user });
  }, []);

  const leave = useCallback(() => {
    const wasExpected = isExpected.current;
    isExpected.current = false;
    if (wasExpected) clearSessionStorage();
    setState((before) => {
      if (before.status === 'signedOut') return before;
      return wasExpected && before.status === 'signedIn'
        ? { status: 'signedOut', notice: ENDED_ELSEWHERE }
        : { status: 'signedOut' };
    });
  }, []);

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const start = async () => {
      const auth = await loadAuth();
      if (isOver) return;
      stop = auth.watchSignedInUser(
        (user) => {
          if (!user) leave();
          // The guard goes by the access token (SPEC 2): without one, a sign-in left over in the browser does not count.
          else if (isExpected.current) enter(user);
        },
        (error) => setState((before) => (before.status === 'unknown' ? { status: 'error', error } : before)),
      );
    };
    const cancelIdle = readAccessToken() ? void start() : whenIdle(() => void start());
    return () => {
      isOver = true;
      cancelIdle?.();
      stop();
    };
  }, [enter, leave]);

  const logIn = useCallback(
    async (email: string, password: string) => {
      const auth = await loadAuth();
      const user = await auth.signIn(email, password);
      enter(user);
      return user;
    },
    [enter],
  );

  const logOut = useCallback(async () => {
    isExpected.current = false;
    clearSessionStorage();
    setState({ status: 'signedOut' });
    const auth = await loadAuth();
    await auth.signOutUser();
  }, []);

  const refresh = useCallback(async () => {
    const auth = await loadAuth();
    await auth.refreshSignedInUser();
  }, []);

  const session = useMemo(() => ({ state, logIn, logOut, refresh }), [state, logIn, logOut, refresh]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
