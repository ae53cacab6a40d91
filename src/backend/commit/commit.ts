import {
  arrayUnion,
  type DocumentData,
  deleteField,
  type Transaction,
  type UpdateData,
} from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import { type Raw, readMap } from '../../domain/records/read.ts';
import type { FormKey } from '../../domain/records/records.ts';
import { isPartOf } from '../../domain/signed/canonicalJson.ts';
import type { Submission, Transition, UserPatch } from '../../domain/transitions/patch.ts';
import { transact } from '../records/transaction.ts';
import { type Beside, readerOf, readStored, referenceTo, type StoredUser } from './stored.ts';
import { writesBeside } from './writesBeside.ts';

/** Writes another record in the transaction of a submission. It must not read. */
export type AlsoWrite = (
  transaction: Transaction,
  stored: StoredUser & Pick<Beside, 'documents'>,
  submitted: { form: FormKey; patch: UserPatch },
) => Promise<void>;

/** The input of a transition: the user, and the records that its caller names. */
type Read<Named extends keyof Beside> = StoredUser & Pick<Beside, Named>;

/**
 * Atomic: two tabs, a double click or a write whose answer was lost cannot write twice, because each run
 * reads the result of the earlier one.
 * @throws AppError 'refused' with the domain's reason, 'records/missing', or the provider's code
 */
export function commitTransition<Named extends keyof Beside = never>(
  uid: string,
  transition: (stored: Read<Named>) => Transition,
  together: readonly Named[] = [],
): Promise<UserPatch> {
  return commit(uid, transition, together);
}

/** For a step of staff that takes snapshots (R9, R10). @throws AppError as commitTransition */
export function commitReviewStep(
  uid: string,
  transition: (stored: Read<keyof Beside>) => Transition,
): Promise<UserPatch> {
  return commit(uid, transition, ['documents', 'reviewed']);
}

/** For the submission of a form, with its signed copy. @throws AppError as commitTransition */
export function commitSubmission<Named extends 'documents' = never>(
  uid: string,
  submission: (stored: Read<Named>) => Submission,
  together: readonly Named[],
  also: AlsoWrite,
): Promise<UserPatch> {
  return commit(uid, submission, together, also);
}

/**
 * The rules may see a write before the database notices that the record changed since it was read. The
 * second run reads the change, so that the domain can give the reason.
 */
function commit(
  uid: string,
  transition: (stored: StoredUser & Beside) => Submission,
  together: readonly (keyof Beside)[],
  also?: AlsoWrite,
): Promise<UserPatch> {
  let earlier: UserPatch | undefined;
  return transact(async (transaction) => {
    const read = readerOf(transaction, uid);
    const stored = await readStored(read, uid, together);
    if (earlier && isWritten(stored.raw, earlier)) return earlier;
    const outcome = transition(stored);
    if (!outcome.allowed) throw new AppError('refused', outcome.refusal.reason);
    const { patch, submits: form } = outcome;
    earlier = patch;
    const update = toUpdate(patch);
    if (Object.keys(update).length === 0) return patch;
    const writeBeside = await writesBeside(read, stored, patch);
    if (form) await also?.(transaction, stored, { form, patch });
    transaction.update(referenceTo('users', uid), update);
    writeBeside(transaction);
    return patch;
  });
}

function toUpdate(patch: UserPatch): UpdateData<DocumentData> {
  const update: Record<string, unknown> = Object.fromEntries(
    Object.entries(patch.set).map(([path, value]) => [path, value === undefined ? deleteField() : value]),
  );
  if (patch.log) update.logs = arrayUnion(patch.log);
  if (patch.query) update[`queries.${patch.query.category}`] = arrayUnion(patch.query.item);
  return update;
}

/** Detects a write whose answer was lost, by the time in its log entry or query. */
export function isWritten(raw: Raw, { set, log, query }: UserPatch): boolean {
  return (
    Object.entries(set).every(([path, value]) => isEqual(valueAt(raw, path), value)) &&
    (!log || isListed(raw.logs, log)) &&
    (!query || isListed(valueAt(raw, `queries.${query.category}`), query.item))
  );
}

function isListed(list: unknown, item: unknown): boolean {
  return Array.isArray(list) && list.some((each) => isEqual(each, item));
}

function valueAt(raw: Raw, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => readMap(value)[key], raw);
}

function isEqual(one: unknown, other: unknown): boolean {
  return isPartOf(one, other) && isPartOf(other, one);
}
