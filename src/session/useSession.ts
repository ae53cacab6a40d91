import { createContext, useContext } from 'react';
import type { SignedInUser } from '../backend/firebase/auth.ts';
import type { AppError } from '../domain/appError.ts';

/** `unknown` lasts until the provider has answered; `notice` is why a session ended by itself. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signedOut'; notice?: string }
  | { status: 'signedIn'; user: SignedInUser }
  | { status: 'error'; error: AppError };

export interface Session {
  state: SessionState;
  /** Stores the access token. @throws AppError with the provider's code and message */
  logIn: (email: string, password: string, code?: string) => Promise<SignedInUser>;
  /** Never fails, so that no session stays open on a shared computer. */
  logOut: () => Promise<void>;
  refresh: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** @throws Error outside SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** For components below the guard. @throws Error without a session */
export function useSignedInUser(): SignedInUser {
  const { state } = useSession();
  if (state.status !== 'signedIn') throw new Error('useSignedInUser needs RequireSession above it');
  return state.user;
}
