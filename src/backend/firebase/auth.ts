import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserSessionPersistence,
  connectAuthEmulator,
  type IdTokenResult,
  initializeAuth,
  onIdTokenChanged,
  type Persistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { getEnv } from '../../config/env.ts';
import { staffSignIn } from '../../config/portal.ts';
import { AppError, toAppError } from '../../domain/appError.ts';
import { isStaffSignIn, type RoleNeed, roleNeed } from '../../domain/people/staffSignIn.ts';
import { sendNoHeartbeat } from '../patches/noHeartbeat.ts';
import { setClock } from '../records/serverTime.ts';
import { orAppError, toReason, unlessBlocked } from '../unreachable.ts';
import { getFirebaseApp } from './app.ts';
import { attachAppCheck } from './appCheck.ts';
import { loadPart } from './loadPart.ts';

export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string;
  isEmailVerified: boolean;
  isReviewer: boolean;
  isApprover: boolean;
  /** R23: why the role of the account does not count; null when it does, and without a role. */
  roleNeed: RoleNeed | null;
  /** R23: this session was signed in with a code. */
  hasSecondStep: boolean;
  accessToken: string;
}

let auth: Auth | null = null;

/** Runs before every read and write, so App Check starts here. @throws AppError 'app-check/unreachable' */
export async function openSessionAuth(): Promise<Auth> {
  if (auth) return auth;
  await attachAppCheck(getFirebaseApp());
  auth ??= openAuth(getFirebaseApp(), browserSessionPersistence);
  return auth;
}

export function openAuth(app: FirebaseApp, persistence: Persistence): Auth {
  sendNoHeartbeat(app);
  const opened = initializeAuth(app, { persistence });
  const { emulators } = getEnv();
  // Vite inlines the setting, so that a build without emulators contains no code for them.
  if (import.meta.env.VITE_USE_EMULATORS && emulators)
    connectAuthEmulator(opened, `http://${emulators.auth}`, { disableWarnings: true });
  return opened;
}

/** Accounts whose token was renewed because their address was verified in another client. */
const renewed = new WeakSet<User>();

/** The rules read the claim of the token, which is up to an hour older than the account. */
async function currentToken(user: User): Promise<IdTokenResult> {
  const known = await user.getIdTokenResult();
  if (!user.emailVerified || known.claims.email_verified === true || renewed.has(user)) return known;
  renewed.add(user);
  return user.getIdTokenResult(true);
}

async function describeUser(user: User): Promise<SignedInUser> {
  const { token, claims } = await currentToken(user);
  const need = roleNeed(staffSignIn, claims, getEnv().workEmailDomains);
  const hasRole = claims.reviewer === true || claims.approver === true;
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    isEmailVerified: user.emailVerified,
    isReviewer: !need && claims.reviewer === true,
    isApprover: !need && claims.approver === true,
    roleNeed: hasRole ? need : null,
    hasSecondStep: isStaffSignIn('totp', claims.firebase),
    accessToken: token,
  };
}

/** Also reports every renewal of the ID token. @param onError receives a failure to read the token */
export function watchSignedInUser(
  onUser: (user: SignedInUser | null) => void,
  onError: (error: AppError) => void,
): () => void {
  let latest = 0;
  const follow = (user: User | null) => {
    latest += 1;
    const turn = latest;
    if (!user) {
      onUser(null);
      return;
    }
    describeUser(user).then(
      (described) => turn === latest && onUser(described),
      async (error) => {
        const reason = await toReason(error);
        if (turn === latest) onError(reason);
      },
    );
  };
  let stop = () => {};
  let isOver = false;
  const reportFailure = (error: unknown) => {
    if (!isOver) onError(toAppError(error));
  };
  openSessionAuth().then((opened) => {
    if (isOver) return;
    stop = onIdTokenChanged(opened, follow);
    // A stored session is checked first, for which the provider waits 30 s.
    unlessBlocked('auth', opened.authStateReady()).catch(reportFailure);
  }, reportFailure);
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Also sets the server's time. @param code of the authenticator app, once the provider asked for it
 * @throws AppError with the provider's code and message
 */
export function signIn(email: string, password: string, code = ''): Promise<SignedInUser> {
  return orAppError(async () => {
    const opened = await openSessionAuth();
    const { user } = await unlessBlocked('auth', signInWithEmailAndPassword(opened, email, password)).catch(
      async (error: unknown) => {
        if (!code) throw error;
        const { signInWithCode } = await loadPart(() => import('./signInWithCode.ts'));
        return signInWithCode(opened, error, code);
      },
    );
    // A token issued now; a token read later may be old.
    setClock((await user.getIdTokenResult()).issuedAtTime);
    return describeUser(user);
  });
}

export async function signOutUser(): Promise<void> {
  await signOut(await openSessionAuth());
}

export function sendPasswordReset(email: string): Promise<void> {
  return orAppError(async () =>
    unlessBlocked('auth', sendPasswordResetEmail(await openSessionAuth(), email)),
  );
}

/** watchSignedInUser reports the renewed token. @throws AppError, for example 'auth/user-disabled' */
export async function refreshSignedInUser(): Promise<void> {
  const { currentUser: user } = await openSessionAuth();
  if (!user) return;
  await orAppError(async () => {
    await unlessBlocked('auth', user.reload());
    await unlessBlocked('auth', user.getIdToken(true));
  });
}

/** Sets the server's time from a new token. Changes nothing when no user is signed in or no answer arrives. */
export async function correctClock(): Promise<void> {
  const user = auth?.currentUser;
  const token = user && (await unlessBlocked('auth', user.getIdTokenResult(true)).catch(() => null));
  if (token) setClock(token.issuedAtTime);
}

/** True when this account is signed in and its token, which the rules read, has this address as verified. */
export async function hasVerifiedToken({ uid, email }: { uid: string; email: string }): Promise<boolean> {
  const user = auth?.currentUser;
  if (user?.uid !== uid) return false;
  const { claims } = await user.getIdTokenResult();
  return claims.email_verified === true && String(claims.email).toLowerCase() === email.toLowerCase();
}

export function isSignedIn(): boolean {
  return Boolean(auth?.currentUser);
}

/**
 * @throws AppError 'firestore/unavailable' without a connection, 'auth/blocked', or 'firestore/unauthenticated' when
 * renewal is refused
 */
export async function ensureToken(): Promise<void> {
  const user = auth?.currentUser;
  if (!user) return;
  try {
    await unlessBlocked('auth', user.getIdToken());
  } catch (error) {
    const reason = await toReason(error);
    if (reason.code === 'auth/blocked') throw reason;
    throw reason.code === 'auth/network-request-failed'
      ? new AppError('firestore/unavailable', 'There is no connection.', { cause: error })
      : new AppError('firestore/unauthenticated', 'You are no longer signed in. Please log in again.', {
          cause: error,
        });
  }
}

export async function getAccessToken(): Promise<string> {
  const { currentUser: user } = await openSessionAuth();
  if (!user) throw new AppError('auth/no-current-user', 'Please sign in again.');
  return orAppError(() => unlessBlocked('auth', user.getIdToken()));
}
