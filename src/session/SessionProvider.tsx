import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SignedInUser } from '../backend/firebase/auth.ts';
import { loadPart } from '../backend/firebase/loadPart.ts';
import { forgetAtLogout } from '../backend/onLogout.ts';
import { toAppError } from '../domain/appError.ts';
import { announceLogout, saveBeforeEnd, watchLogouts } from './endings.ts';
import { clearSessionStorage, readAccessToken, storeAccessToken } from './sessionStorage.ts';
import { SessionContext, type SessionState } from './useSession.ts';
import { whenIdle } from './whenIdle.ts';

const ENDED_ELSEWHERE =
  'You have been signed out because your account was closed, disabled, signed out or changed on another device. Please log in again.';
const LOGGED_OUT_ELSEWHERE = 'You logged out in another tab. What you saved is safe.';

/** Auth is the largest part of the login page; it is fetched after the form is shown. */
const loadAuth = () => loadPart(() => import('../backend/firebase/auth.ts'));

/** Without Auth there is no sign-in, and session storage is empty already. */
async function signOutQuietly(): Promise<void> {
  const auth = await loadAuth().catch(() => null);
  await auth?.signOutUser();
}

async function refresh(): Promise<void> {
  const auth = await loadAuth();
  await auth.refreshSignedInUser();
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>(() =>
    readAccessToken() ? { status: 'unknown' } : { status: 'signedOut' },
  );
  const isExpected = useRef(readAccessToken() !== null);
  const unwatch = useRef<(() => void) | null>(null);
  const isOver = useRef(false);

  const enter = useCallback((user: SignedInUser) => {
    isExpected.current = true;
    storeAccessToken(user.accessToken);
    setState({ status: 'signedIn', user });
  }, []);

  const leave = useCallback((notice: string) => {
    const wasExpected = isExpected.current;
    isExpected.current = false;
    if (wasExpected) clearSessionStorage();
    setState((before) => {
      if (before.status === 'signedOut') return before;
      // Also for a session that the page only found, for example after a reload.
      return wasExpected ? { status: 'signedOut', notice } : { status: 'signedOut' };
    });
  }, []);

  /** @throws AppError while Auth cannot be fetched */
  const follow = useCallback(async () => {
    const auth = await loadAuth();
    if (isOver.current || unwatch.current) return auth;
    unwatch.current = auth.watchSignedInUser(
      (user) => {
        // Without an access token, a sign-in that the browser still has does not count.
        if (user && isExpected.current) enter(user);
        if (user) return;
        if (isExpected.current) void saveBeforeEnd();
        leave(ENDED_ELSEWHERE);
      },
      (error) => setState((before) => (before.status === 'unknown' ? { status: 'error', error } : before)),
    );
    return auth;
  }, [enter, leave]);

  useEffect(() => {
    isOver.current = false;
    const start = () => {
      follow().catch((thrown: unknown) =>
        // Without a session to check this failure is silent: the login fetches Auth again, and reports errors.
        setState((before) =>
          before.status === 'unknown' ? { status: 'error', error: toAppError(thrown) } : before,
        ),
      );
    };
    const cancelIdle = readAccessToken() ? void start() : whenIdle(start);
    return () => {
      isOver.current = true;
      cancelIdle?.();
      unwatch.current?.();
      unwatch.current = null;
    };
  }, [follow]);

  const uid = state.status === 'signedIn' ? state.user.uid : null;
  useEffect(() => {
    if (!uid) return;
    return watchLogouts(uid, () => {
      // Saves before the screen closes, then signs out, unless another login followed in this tab.
      const isDone = saveBeforeEnd();
      leave(LOGGED_OUT_ELSEWHERE);
      void isDone.then(() => (isExpected.current ? undefined : signOutQuietly()));
    });
  }, [uid, leave]);

  const logIn = useCallback(
    async (email: string, password: string, code?: string) => {
      const auth = await follow();
      const user = await auth.signIn(email, password, code);
      enter(user);
      return user;
    },
    [enter, follow],
  );

  const logOut = useCallback(async () => {
    isExpected.current = false;
    clearSessionStorage();
    forgetAtLogout();
    setState({ status: 'signedOut' });
    if (uid) announceLogout(uid);
    await signOutQuietly();
  }, [uid]);

  const session = useMemo(() => ({ state, logIn, logOut, refresh }), [state, logIn, logOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
