import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { getEnv } from '../../config/env.ts';
import { toAppError } from '../../domain/appError.ts';
import { attachAppCheck } from './appCheck.ts';
import { openFirestore } from './firestore.ts';

interface SignUpServices {
  auth: Auth;
  database: Firestore;
}

let opened: Promise<SignUpServices> | null = null;

async function open(): Promise<SignUpServices> {
  const app = initializeApp(getEnv().firebase, 'sign-up');
  await attachAppCheck(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const { emulators } = getEnv();
  if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  return { auth, database: openFirestore(app) };
}

/**
 * An app of its own, so that a sign-up is not a login; one for the page, because each shutdown leaks a listener.
 * @throws AppError; the next call tries again
 */
export async function openSignUpServices(): Promise<SignUpServices> {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    opened = null;
    throw toAppError(error);
  }
}
