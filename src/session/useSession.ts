import { useContext } from 'react';
import type { SignedInUser } from '../backend/firebase/auth.ts';
import { type Session, SessionContext } from './sessionContext.ts';

/** @throws Error outside SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** For components below the guard. @throws Error when nobody is signed in */
export function useSignedInUser(): SignedInUser {
  const { state } = useSession();
  if (state.status !== 'signedIn') throw new Error('useSignedInUser needs RequireSession above it');
  return state.user;
}
