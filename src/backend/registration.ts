import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  type User,
  updateProfile,
} from 'firebase/auth';
import { doc, type Firestore, writeBatch } from 'firebase/firestore';
import { getEnv } from '../config/env.ts';
import {
  type NewIntroducer,
  type NewPerson,
  newIntroducer,
  newPerson,
  type PersonRegistration,
} from '../domain/newRecords.ts';
import { progressOf } from '../domain/transitions/progress.ts';
import { attachAppCheck } from './appCheck.ts';
import { serverNow, setClock } from './clock.ts';
import { toAppError } from './errors.ts';
import { openFirestore } from './firestore.ts';
import { markInvitationUsed } from './invitations.ts';

/** What a sign-up made; it is kept under the session storage key `userDetails` (SPEC 3). */
export interface SignUpResult {
  record: NewIntroducer;
  /** The address a verification mail went to; null when it could not be sent (it can be sent again after login). */
  verificationSentTo: string | null;
}

interface Credentials {
  name: string;
  email: string;
  password: string;
}

function openAuth(app: FirebaseApp): Auth {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const { emulators } = getEnv();
  if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  return auth;
}

/**
 * Creates the account and its records, both or neither: an account whose records are refused is deleted again, so that
 * the person can try once more with the same address. Works in an app of its own, so that a sign-up is not a login.
 */
async function signUp(
  { name, email, password }: Credentials,
  writeRecords: (user: User, database: Firestore) => Promise<NewIntroducer>,
): Promise<SignUpResult> {
  const app = initializeApp(getEnv().firebase, `sign-up-${crypto.randomUUID()}`);
  try {
    await attachAppCheck(app);
    const { user } = await createUserWithEmailAndPassword(openAuth(app), email, password);
    setClock((await user.getIdTokenResult()).issuedAtTime);
    const record = await createRecords(user, name, () => writeRecords(user, openFirestore(app)));
    return { record, verificationSentTo: await sendVerification(user) };
  } catch (error) {
    throw toAppError(error);
  } finally {
    await deleteApp(app);
  }
}

async function createRecords(
  user: User,
  name: string,
  write: () => Promise<NewIntroducer>,
): Promise<NewIntroducer> {
  try {
    await updateProfile(user, { displayName: name });
    return await write();
  } catch (error) {
    await deleteUser(user);
    throw error;
  }
}

async function sendVerification(user: User): Promise<string | null> {
  try {
    await sendEmailVerification(user);
    return user.email;
  } catch {
    return null;
  }
}

/**
 * Signs an introducer up (SPEC 7; R3).
 * @throws AppError with the provider's code and message; nothing is left behind then
 */
export function signUpIntroducer(credentials: Credentials): Promise<SignUpResult> {
  return signUp(credentials, async (user, database) => {
    const record = newIntroducer(
      user.uid,
      credentials.name,
      user.email ?? credentials.email,
      new Date(serverNow()),
    );
    const batch = writeBatch(database);
    batch.set(doc(database, 'users', user.uid), record, { merge: true });
    await batch.commit();
    return record;
  });
}

/**
 * Registers a trainee or vendor, with the progress record that the introducer sees (R3, R13).
 * @param invitationId the invitation whose link was followed; it is marked as used if it went to this address
 * @throws AppError with the provider's code and message; nothing is left behind then
 */
export function registerPerson(
  entered: PersonRegistration & { password: string },
  invitationId?: string,
): Promise<SignUpResult> {
  const { password, ...registration } = entered;
  return signUp({ name: entered.name, email: entered.email, password }, async (user, database) => {
    const now = new Date(serverNow());
    const record: NewPerson = newPerson(
      user.uid,
      { ...registration, email: user.email ?? registration.email },
      now,
    );
    const batch = writeBatch(database);
    batch.set(doc(database, 'users', user.uid), record, { merge: true });
    batch.set(doc(database, 'progress', user.uid), progressOf(record, now.getTime()));
    await batch.commit();
    if (invitationId) await markInvitationUsed(database, invitationId, user.uid);
    return record;
  });
}
