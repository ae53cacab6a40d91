import {
  arrayUnion,
  type DocumentData,
  type DocumentReference,
  deleteField,
  doc,
  type Transaction,
  type UpdateData,
} from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import { isMap } from '../../domain/records/read.ts';
import type {
  Approval,
  DocumentsRecord,
  FormKey,
  ProgressRecord,
  UserRecord,
} from '../../domain/records/records.ts';
import {
  parseReviewedRecord,
  type ReviewedRecord,
  type ReviewStep,
  snapshotsFor,
} from '../../domain/review/snapshots.ts';
import type { Submission, Transition, UserPatch } from '../../domain/transitions/patch.ts';
import { progressOf, VERIFIED } from '../../domain/transitions/progress.ts';
import { hasVerifiedToken } from '../firebase/auth.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { serverNow } from './serverTime.ts';
import { transact } from './transaction.ts';

export interface StoredUser {
  record: UserRecord;
  raw: Record<string, unknown>;
}

const referenceTo = (collection: string, uid: string) => doc(getDatabase(), collection, uid);

function toUpdate(patch: UserPatch): UpdateData<DocumentData> {
  const update: Record<string, unknown> = Object.fromEntries(
    Object.entries(patch.set).map(([path, value]) => [path, value === undefined ? deleteField() : value]),
  );
  if (patch.log) update.logs = arrayUnion(patch.log);
  if (patch.query) update[`queries.${patch.query.category}`] = arrayUnion(patch.query.item);
  return update;
}

function withPatch({ record, raw }: StoredUser, set: UserPatch['set']): UserRecord {
  const forms = { ...record.forms };
  for (const [path, value] of Object.entries(set)) {
    if (path.startsWith('forms.')) Object.assign(forms, { [path.slice('forms.'.length)]: value });
  }
  const { name = record.name } = set;
  // The stored value, parsed or not, because the rules compare progress with it.
  const approval = set.approval ?? (raw.approval as Approval | undefined);
  return { ...record, name, forms, ...(approval !== undefined && { approval }) };
}

async function progressToWrite(
  read: ReadRecord,
  stored: StoredUser,
  set: UserPatch['set'],
): Promise<ProgressRecord | null> {
  const after = withPatch(stored, set);
  const movesForms = Object.keys(set).some((path) => path.startsWith('forms.'));
  if (!movesForms && !('name' in set) && !('approval' in set)) return null;
  const identity = (await hasVerifiedToken(after)) ? VERIFIED : {};
  if (movesForms) {
    const now = serverNow();
    const isSubmitted = stored.record.forms.status === 0 && after.forms.status === 1 && !('approval' in set);
    return progressOf(after, now, isSubmitted ? now : undefined, identity);
  }
  const since: unknown = (await read('progress'))?.since;
  return progressOf(after, typeof since === 'number' ? since : serverNow(), undefined, identity);
}

/** Writes another record in the transaction of a submission. It must not read. */
export type AlsoWrite = (
  transaction: Transaction,
  stored: StoredUser,
  submitted: { form: FormKey; patch: UserPatch },
  documents: DocumentsRecord,
) => Promise<void>;

/** One run of a transaction, which the database may run several times. */
interface Attempt {
  patch?: UserPatch;
}

type ReadTogether = 'documents' | 'reviewed';
type ReadRecord = (collection: 'users' | 'progress' | ReadTogether) => Promise<DocumentData | undefined>;
/** A record that was not read counts as empty. */
type StepTransition = (
  stored: StoredUser,
  documents: DocumentsRecord,
  reviewed: ReviewedRecord,
) => Submission;

/** Reads each record once, however often it is asked for. */
function readerOf(transaction: Transaction, uid: string): ReadRecord {
  const reads = new Map<string, ReturnType<ReadRecord>>();
  return (collection) => {
    const read =
      reads.get(collection) ??
      transaction.get(referenceTo(collection, uid)).then((snapshot) => snapshot.data());
    reads.set(collection, read);
    return read;
  };
}

async function snapshotsToWrite(
  read: ReadRecord,
  { record, raw }: StoredUser,
  step: ReviewStep | undefined,
): Promise<ReviewedRecord | null> {
  if (!step) return null;
  const documents = (await read('documents')) ?? {};
  const reviewed = (step.on !== 'decision' && (await read('reviewed'))) || {};
  const snapshots = snapshotsFor(record, step, { user: raw, documents, reviewed });
  return Object.keys(snapshots).length > 0 ? snapshots : null;
}

/** Replaces whole fields, so that no part of an earlier value remains; the other fields stay. */
function setFields(transaction: Transaction, reference: DocumentReference, fields: object): void {
  transaction.set(reference, fields, { mergeFields: Object.keys(fields) });
}

/** @param together read at the same time as the user, because each read after another waits for the network again */
async function writeTransition(
  transaction: Transaction,
  uid: string,
  attempt: Attempt,
  together: readonly ReadTogether[],
  transition: StepTransition,
  also?: AlsoWrite,
): Promise<UserPatch> {
  const read = readerOf(transaction, uid);
  const [raw, files, seen] = await Promise.all([read('users'), ...together.map(read)]);
  if (!raw) throw new AppError('records/missing', 'There is no record of this person.');
  if (attempt.patch && isWritten(raw, attempt.patch)) return attempt.patch;
  const stored = { record: parseUserRecord(uid, raw), raw };
  const documents = parseDocumentsRecord(files);
  const outcome = transition(stored, documents, parseReviewedRecord(seen));
  if (!outcome.allowed) throw new AppError('refused', outcome.refusal.reason);
  attempt.patch = outcome.patch;
  const update = toUpdate(outcome.patch);
  if (Object.keys(update).length === 0) return outcome.patch;
  const { set, step, findings } = outcome.patch;
  const progressAfter = await progressToWrite(read, stored, set);
  const snapshots = await snapshotsToWrite(read, stored, step);
  const { submits: form, patch } = outcome;
  if (form) await also?.(transaction, stored, { form, patch }, documents);
  transaction.update(referenceTo('users', uid), update);
  if (progressAfter) setFields(transaction, referenceTo('progress', uid), progressAfter);
  if (snapshots) {
    const collection = step?.on === 'decision' ? 'decided' : 'reviewed';
    setFields(transaction, referenceTo(collection, uid), snapshots);
  }
  if (findings) transaction.set(referenceTo('findings', uid), findings);
  return outcome.patch;
}

/**
 * The rules may see a write before the database notices that the record changed since it was read. The
 * second run reads the change, so that the domain can give the reason.
 */
function commit(
  uid: string,
  together: readonly ReadTogether[],
  transition: StepTransition,
  also?: AlsoWrite,
): Promise<UserPatch> {
  const attempt: Attempt = {};
  return transact((transaction) => writeTransition(transaction, uid, attempt, together, transition, also));
}

/**
 * Atomic: two tabs, a double click or a write whose answer was lost cannot write twice, because each run
 * reads the result of the earlier one.
 * @throws AppError 'refused' with the domain's reason, 'records/missing', or the provider's code
 */
export function commitTransition(
  uid: string,
  transition: (stored: StoredUser) => Transition,
): Promise<UserPatch> {
  return commit(uid, [], transition);
}

/** For a transition that also depends on the person's documents. @throws AppError as commitTransition */
export function commitDocumentsTransition(
  uid: string,
  transition: (stored: StoredUser, documents: DocumentsRecord) => Transition,
): Promise<UserPatch> {
  return commit(uid, ['documents'], transition);
}

/** For a submission. @throws AppError as commitTransition */
export function commitSubmission(
  uid: string,
  together: readonly 'documents'[],
  submission: (stored: StoredUser, documents: DocumentsRecord) => Submission,
  also: AlsoWrite,
): Promise<UserPatch> {
  return commit(uid, together, submission, also);
}

/** For a step of staff that takes snapshots (R9, R10). @throws AppError as commitTransition */
export function commitReviewStep(
  uid: string,
  transition: (...read: Parameters<StepTransition>) => Transition,
): Promise<UserPatch> {
  return commit(uid, ['documents', 'reviewed'], transition);
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isDeepEqual(item, other[index]));
  }
  if (!isMap(one) || !isMap(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isDeepEqual(one[key], other[key]));
}

function valueAt(raw: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), raw);
}

function isListed(list: unknown, item: unknown): boolean {
  return Array.isArray(list) && list.some((each) => isDeepEqual(each, item));
}

/** Detects a write whose answer was lost, by the time in its log entry or query. */
export function isWritten(raw: Record<string, unknown>, { set, log, query }: UserPatch): boolean {
  return (
    Object.entries(set).every(([path, value]) => isDeepEqual(valueAt(raw, path), value)) &&
    (!log || isListed(raw.logs, log)) &&
    (!query || isListed(valueAt(raw, `queries.${query.category}`), query.item))
  );
}
