import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import {
  arrayUnion,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { type AdminApi, createAdminApi } from '../../dev/adminApi.ts';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from '../../dev/project.ts';
import { FORM_KEYS } from '../../src/domain/forms/registry.ts';
import type { StaffRole } from '../../src/domain/people/roles.ts';
import { parseUserRecord } from '../../src/domain/records/parseRecord.ts';
import type { Approval, LogAction, ProgressRecord, UserRecord } from '../../src/domain/records/records.ts';
import {
  REVIEW_PARTS,
  type ReviewedRecord,
  type ReviewPart,
  type ReviewStep,
  snapshotsFor,
} from '../../src/domain/review/snapshots.ts';
import { todayInIndia } from '../../src/domain/time/dates.ts';
import { progressOf } from '../../src/domain/transitions/progress.ts';
import { makeUserRecord, type StoredUserOverrides } from '../support/factories.ts';

setLogLevel('silent');

const environment = await initializeTestEnvironment({ projectId: PROJECT_ID });

/** Writes and reads past the rules. */
export const admin: AdminApi = createAdminApi({
  auth: portOf('FIREBASE_AUTH_EMULATOR_HOST'),
  firestore: portOf('FIRESTORE_EMULATOR_HOST'),
  storage: portOf('FIREBASE_STORAGE_EMULATOR_HOST'),
});

/** Stores one record past the rules. */
export function giveRecord(path: string, data: Record<string, unknown>): Promise<void> {
  return admin.writeRecords([{ path, data }]);
}

/** Changes these fields of a record past the rules. */
export function patchRecord(path: string, data: Record<string, unknown>): Promise<void> {
  return admin.writeRecords([{ path, data, merge: true }]);
}

/**
 * Whether the rules allow a request.
 * @throws Error when it fails for another reason
 */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  return request.then(
    () => true,
    ({ code, message }: { code?: string; message: string }) => {
      if (code !== 'permission-denied' && code !== 'storage/unauthorized') throw new Error(message);
      return false;
    },
  );
}

function portOf(variable: string): number {
  return Number(process.env[variable]?.split(':').at(-1));
}

/** An ISO date, in India. */
export function dayOf(daysAhead: number): string {
  return todayInIndia(new Date(Date.now() + daysAhead * 86_400_000));
}

export function newUid(): string {
  return `u${crypto.randomUUID().replaceAll('-', '').slice(0, 27)}`;
}

/** A database client: signed in or not. */
export interface Actor {
  uid: string;
  email: string;
  db: Firestore;
}

export interface ActorOptions extends StaffClaims {
  uid?: string;
  email?: string;
  verified?: boolean;
  /** When the password was entered last, in seconds. */
  authTime?: number;
  /** How the person signed in; by default with a password and the code of an app. */
  firebase?: SignInClaim;
  /** Of the account. */
  name?: string;
}

/** A new role of STAFF_ROLES is a claim here too, so that the tables of matrix.test.ts ask with it. */
type StaffClaims = Partial<Record<StaffRole, boolean>>;

/** The part of a token that says how somebody signed in. */
export type SignInClaim = {
  sign_in_provider: 'password' | 'google.com' | 'microsoft.com';
  sign_in_second_factor?: string;
};

const WITH_CODE: SignInClaim = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };

/** R23: a role counts with a work address. */
function addressOf(uid: string, { reviewer, approver }: StaffClaims): string {
  return `${uid}@${reviewer || approver ? 'agency' : 'demo'}.example`;
}

export function signedIn({
  uid = newUid(),
  email: own,
  verified = true,
  authTime,
  firebase = WITH_CODE,
  ...roles
}: ActorOptions = {}): Actor {
  const email = own ?? addressOf(uid, roles);
  const db = openDatabase({
    user_id: uid,
    email,
    email_verified: verified,
    firebase: { identities: {}, ...firebase },
    ...roles,
    ...(authTime !== undefined && { auth_time: authTime }),
  });
  return { uid, email, db };
}

export function signedOut(): Firestore {
  return openDatabase();
}

export function newReviewer(email?: string): Actor {
  return signedIn({ reviewer: true, ...(email && { email }) });
}

export function newApprover(email?: string): Actor {
  return signedIn({ approver: true, ...(email && { email }) });
}

export function oneOfEachStaff(): Actor[] {
  return [signedIn({ reviewer: true }), signedIn({ approver: true })];
}

/** The client without listeners, over REST: a client with listeners for each test takes a minute more. */
function openDatabase(mockUserToken?: MockUserToken): Firestore {
  const db = getFirestore(initializeApp({ projectId: PROJECT_ID }, crypto.randomUUID()));
  connectFirestoreEmulator(db, HOST, portOf('FIRESTORE_EMULATOR_HOST'), { mockUserToken });
  return db;
}

type MockUserToken = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>['mockUserToken'];

/** The Storage client of a signed-in person, with the same claims as {@link signedIn}. */
export function storageOf(
  uid: string,
  {
    firebase = WITH_CODE,
    email,
    verified = true,
    ...claims
  }: StaffClaims & Pick<ActorOptions, 'firebase' | 'email' | 'verified'> = {},
) {
  const address = { email: email ?? addressOf(uid, claims), email_verified: verified };
  const token = { ...claims, ...address, firebase: { identities: {}, ...firebase } };
  return environment.authenticatedContext(uid, token).storage(`gs://${STORAGE_BUCKET}`);
}

export function storageSignedOut() {
  return environment.unauthenticatedContext().storage(`gs://${STORAGE_BUCKET}`);
}

/** A download link in the format of this project's emulator. */
export function linkOf(uid: string, file = 'documents%2FPANTANCard'): string {
  return `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${STORAGE_BUCKET}/o/vendors%2F${uid}%2F${file}?alt=media&token=1b2c`;
}

/** When the seeded forms last changed: long enough ago to tell "unchanged" from "now". */
export const SEEDED_SINCE = Date.now() - 86_400_000;

export interface Person extends Actor {
  /** The stored record, parsed. */
  record: UserRecord;
}

/** A trainee with the given users and progress records. */
export async function givenTrainee(
  overrides: StoredUserOverrides & Record<string, unknown> = {},
  documents?: Record<string, unknown>,
): Promise<Person> {
  const uid = newUid();
  const actor = signedIn({ uid });
  const stored = makeUserRecord({ uid, email: actor.email, ...overrides });
  const record = parseUserRecord(uid, stored);
  await admin.writeRecords([
    { path: `users/${uid}`, data: { ...stored } },
    { path: `progress/${uid}`, data: { ...progressOf(record, SEEDED_SINCE) } },
    ...(documents ? [{ path: `documents/${uid}`, data: documents }] : []),
  ]);
  return { ...actor, record };
}

/** Fields of `users/{uid}` by dotted path, as a patch has them. */
export type Fields = Record<string, unknown>;

/**
 * Updates a users record like the portal: with the log entry of a step of staff, with the progress record in the same write
 * when its content changes, and with a snapshot of each reviewed part. `beside: false` leaves the progress record out, `shown` has other fields of it,
 * `evidence: false` the log entry and the findings, `snapshots: false` the snapshots.
 */
export async function update(
  actor: Actor,
  record: UserRecord,
  fields: Fields,
  { beside = true, evidence = true, snapshots: withSnapshots = true, shown = {} as Fields } = {},
): Promise<void> {
  if (evidence) await giveFindings(actor, record, fields);
  const snapshots = withSnapshots ? await reviewedParts(actor, record, fields) : {};
  const batch = writeBatch(actor.db);
  batch.update(doc(actor.db, 'users', record.uid), evidence ? withEntry(actor, record, fields) : fields);
  const progress = progressAfter(actor, record, fields);
  if (beside && progress) batch.set(doc(actor.db, 'progress', record.uid), changed(progress, shown));
  if (Object.keys(snapshots).length > 0) {
    batch.set(doc(actor.db, 'reviewed', record.uid), snapshots, { mergeFields: Object.keys(snapshots) });
  }
  return batch.commit();
}

/** The fields with the log entry of a step of staff or of a submission, unless they have an entry or are no step. */
export function withEntry({ uid: by }: Pick<Actor, 'uid'>, record: UserRecord, fields: Fields): Fields {
  if ('logs' in fields) return fields;
  if (by === record.uid) return { ...fields, ...submissionOf(record, fields) };
  const did = didOf(fields);
  if (!did) return fields;
  const { at: timestamp = Date.now() } = (fields.approval ?? fields.sent ?? {}) as Fields;
  return { ...fields, logs: arrayUnion({ title: 'Ravi Reviewer did', timestamp, by, did }) };
}

/** The entry of a submission. A query is none. */
function submissionOf({ name, forms }: UserRecord, fields: Fields): Fields {
  const about = FORM_KEYS.find((key) => forms[key] !== 1 && fields[`forms.${key}`] === 1);
  if (!about || Object.keys(fields).some((path) => path.startsWith('queries'))) return {};
  const entry = { title: `${name} submitted`, timestamp: Date.now(), did: 'submitted', about };
  return { logs: arrayUnion(entry) };
}

function didOf(fields: Fields): LogAction | undefined {
  const decided = { accept: 'accepted', acceptasexception: 'acceptedasexception', deny: 'denied' } as const;
  const { action } = (fields.approval ?? {}) as Partial<Approval>;
  if ('approval' in fields) return (action && decided[action]) ?? 'accepted';
  if ('sent' in fields) return 'sent';
  const paths = Object.keys(fields);
  if (paths.some((path) => path.startsWith('queries'))) return 'asked';
  const moved = paths.filter((path) => path.startsWith('forms'));
  if (moved.length === 0) return undefined;
  return moved.some((path) => fields[path] === 3 && path !== 'forms.status') ? 'approved' : 'validated';
}

/** Past the rules: the findings of a sending. */
export async function giveFindings({ uid: by }: Actor, { uid }: UserRecord, fields: Fields): Promise<void> {
  const { at } = (fields.sent ?? {}) as Fields;
  if (by !== uid && at !== undefined) await patchRecord(`findings/${uid}`, { at });
}

/**
 * A reviewer's snapshot of the forms validated, returned or approved by this write, and of the profile with the overall
 * status.
 */
async function reviewedParts(
  { uid: by }: Actor,
  record: UserRecord,
  fields: Fields,
): Promise<ReviewedRecord> {
  const parts: ReviewPart[] = FORM_KEYS.filter((key) =>
    [-1, 2, 3].includes(fields[`forms.${key}`] as number),
  );
  if (fields['forms.status'] === 2) parts.push('profile');
  if (parts.length === 0 || by === record.uid) return {};
  const snapshots = await partsBy({ record }, by);
  return Object.fromEntries(Object.entries(snapshots).filter(([part]) => parts.includes(part as ReviewPart)));
}

/** Every part as stored, in the name of this reviewer or approver. */
export async function partsBy(
  { record }: Pick<Person, 'record'>,
  by: string,
  on: ReviewStep['on'] = REVIEW_PARTS,
  at = Date.now(),
): Promise<ReviewedRecord> {
  const dataOf = async (collection: string) => (await admin.readRecord(`${collection}/${record.uid}`)) ?? {};
  const stored = { user: await dataOf('users'), documents: await dataOf('documents'), reviewed: {} };
  return snapshotsFor(record, { on, movesOverall: true, by, at }, stored);
}

/** @returns null when the write changes nothing in progress */
export function progressAfter(
  { uid }: Pick<Actor, 'uid'>,
  record: UserRecord,
  fields: Fields,
): ProgressRecord | null {
  const isFormsChange = Object.keys(fields).some((key) => key.startsWith('forms'));
  if (!isFormsChange && !('name' in fields) && !('approval' in fields)) return null;
  const forms = formsAfter(record, fields);
  const approval = (fields.approval ?? record.approval) as Approval | undefined;
  const isSubmitted = uid === record.uid && record.forms.status === 0 && forms.status === 1;
  return progressOf(
    {
      ...record,
      name: typeof fields.name === 'string' ? fields.name : record.name,
      forms,
      ...(approval !== undefined && { approval }),
    },
    isFormsChange ? Date.now() : SEEDED_SINCE,
    isSubmitted ? Date.now() : undefined,
  );
}

function formsAfter(record: UserRecord, fields: Fields): UserRecord['forms'] {
  const own = Object.entries(fields).filter(([key]) => key.startsWith('forms.'));
  return {
    ...((fields.forms ?? record.forms) as UserRecord['forms']),
    ...Object.fromEntries(own.map(([key, value]) => [key.slice('forms.'.length), value])),
  };
}

/** Without the keys that are undefined in `change`. */
export function changed(record: object, change: Fields): Fields {
  return Object.fromEntries(
    Object.entries({ ...record, ...change }).filter(([, value]) => value !== undefined),
  );
}

/** Rows of changes that leave out one key each. */
export function lacking(word: 'no' | 'without', ...keys: string[]): [string, Fields][] {
  return keys.map((key) => [`${word} ${key}`, { [key]: undefined }]);
}

/** Who writes, the record unless it is the own one, and the fields. */
type Written = [owner: Person, fields: Fields] | [actor: Actor, record: UserRecord, fields: Fields];

function write(written: Written): Promise<void> {
  return written.length === 2 ? update(written[0], written[0].record, written[1]) : update(...written);
}

export async function allowed(...written: Written): Promise<void> {
  await assertSucceeds(write(written));
}

export async function denied(...written: Written): Promise<void> {
  await assertFails(write(written));
}
