import { initializeApp } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { doc, type Firestore, getDocFromServer } from 'firebase/firestore';
import { getEnv } from '../../config/env.ts';
import { toAppError } from '../../domain/appError.ts';
import { UNKNOWN } from '../../domain/people/identity.ts';
import {
  type NewIntroducer,
  type NewPerson,
  newIntroducer,
  newPerson,
  type PersonRegistration,
} from '../../domain/records/newRecords.ts';
import { progressOf } from '../../domain/transitions/progress.ts';
import { attachAppCheck } from '../firebase/appCheck.ts';
import { openAuth } from '../firebase/auth.ts';
import { openFirestore } from '../firebase/firestore.ts';
import { sendVerificationMail } from '../firebase/verificationMail.ts';
import { notify } from '../notify.ts';
import { consentToStore, type ExtraRecord } from '../privacy/consents.ts';
import { orAppError, toReason, unlessBlocked } from '../unreachable.ts';
import { markInvitationUsed } from './invitations.ts';
import { serverNow, setClock } from './serverTime.ts';
import { inTransaction } from './transaction.ts';

export interface SignUpResult {
  record: NewIntroducer;
  /** null when the mail could not be sent; it can be sent again after login. */
  verificationSentTo: string | null;
}

interface Credentials {
  name: string;
  email: string;
  password: string;
}

interface SignUpServices {
  auth: Auth;
  database: Firestore;
}

let opened: Promise<SignUpServices> | null = null;

/**
 * A separate app, so that a sign-up does not log in; one for each page, because every shutdown leaks a
 * listener. After an error the next call creates a new one.
 */
async function openServices(): Promise<SignUpServices> {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    opened = null;
    throw error;
  }
}

async function open(): Promise<SignUpServices> {
  const app = initializeApp(getEnv().firebase, 'sign-up');
  await attachAppCheck(app);
  return { auth: openAuth(app, inMemoryPersistence), database: openFirestore(app) };
}

/**
 * Creates both or neither: it deletes an account whose records are refused, so that the address can be used
 * again.
 */
async function signUp(
  credentials: Credentials,
  writeRecords: (user: User, database: Firestore) => Promise<NewIntroducer>,
): Promise<SignUpResult> {
  const { auth, database } = await orAppError(openServices);
  try {
    const user = await openAccount(auth, database, credentials);
    setClock((await user.getIdTokenResult()).issuedAtTime);
    const record = await createRecords(user, credentials.name, () => writeRecords(user, database));
    return { record, verificationSentTo: await sendVerification(user) };
  } catch (error) {
    throw await toReason(error);
  } finally {
    await signOut(auth);
  }
}

/** An earlier attempt may have left an account without a record, when the connection failed in between. */
async function openAccount(auth: Auth, database: Firestore, { email, password }: Credentials): Promise<User> {
  try {
    return (await unlessBlocked('auth', createUserWithEmailAndPassword(auth, email, password))).user;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code !== 'auth/email-already-in-use') throw error;
    const earlier = await signInWithEmailAndPassword(auth, email, password).catch(() => null);
    if (!earlier || (await getDocFromServer(doc(database, 'users', earlier.user.uid))).exists()) throw error;
    return earlier.user;
  }
}

async function createRecords(
  user: User,
  name: string,
  write: () => Promise<NewIntroducer>,
): Promise<NewIntroducer> {
  try {
    await unlessBlocked('auth', updateProfile(user, { displayName: name }));
    return await write();
  } catch (error) {
    // Without a connection the account stays, and the next attempt with this address completes it.
    await unlessBlocked('auth', deleteUser(user)).catch(() => undefined);
    throw error;
  }
}

/** Runs once: when the answer was lost, the next run finds the record. */
async function writeOnce(
  database: Firestore,
  record: NewIntroducer,
  extra: readonly ExtraRecord[] = [],
): Promise<void> {
  const user = doc(database, 'users', record.uid);
  await inTransaction(database, async (transaction) => {
    if ((await transaction.get(user)).exists()) return;
    transaction.set(user, record, { merge: true });
    for (const { path, data } of extra) transaction.set(doc(database, path), data);
  });
}

async function sendVerification(user: User): Promise<string | null> {
  try {
    await unlessBlocked('auth', sendVerificationMail(user));
    return user.email;
  } catch {
    return null;
  }
}

/** R3. @throws AppError with the provider's code; nothing is stored then */
export function signUpIntroducer(credentials: Credentials): Promise<SignUpResult> {
  return signUp(credentials, async (user, database) => {
    const record = newIntroducer(
      user.uid,
      credentials.name,
      user.email ?? credentials.email,
      new Date(serverNow()),
    );
    await writeOnce(database, record);
    return record;
  });
}

/** R3, R13, R22. Marks `invitationId` as used if its address matches. @throws AppError; nothing is stored then */
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
    await writeOnce(database, record, [
      { path: `progress/${user.uid}`, data: progressOf(record, now.getTime(), undefined, UNKNOWN) },
      ...(await consentToStore(database, user.uid)),
    ]);
    if (invitationId) await markInvitationUsed(database, invitationId, user.uid);
    // The introducer's mail is sent while the person reads on; a failed one is ignored: the registration stands.
    const token = await user.getIdToken();
    notify({ kind: 'registered', person: record }, token).catch(() => undefined);
    return record;
  });
}
