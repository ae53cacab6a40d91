import {
  collection,
  type DocumentReference,
  doc,
  documentId,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import * as assignments from '../../domain/transitions/assignments.ts';
import { type Assignment, parseAssignment } from '../../domain/transitions/assignments.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { watchAll } from '../records/livePages.ts';
import { inPages } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';
import { inTransaction, transact } from '../records/transaction.ts';
import { watcherOf } from '../records/watchDocument.ts';

const referenceTo = (name: 'assignments' | 'users', uid: string): DocumentReference =>
  doc(getDatabase(), name, uid);

/** R24. @param from as in the transition @throws AppError 'refused' with the reason, or the provider's code */
export function takePerson(uid: string, reviewer: Reviewer, from = ''): Promise<void> {
  return transact(async (transaction) => {
    const [user, stored] = await Promise.all([
      transaction.get(referenceTo('users', uid)),
      transaction.get(referenceTo('assignments', uid)),
    ]);
    if (!user.exists()) throw new AppError('records/missing', 'There is no record of this person.');
    const before = parseAssignment(stored.data());
    const record = parseUserRecord(uid, user.data());
    const taking = assignments.takePerson(record, before, reviewer, from, serverNow());
    if (!taking.allowed) throw new AppError('refused', taking.reason);
    if (taking.assignment !== before) transaction.set(stored.ref, taking.assignment);
  });
}

/** R24. @throws like takePerson */
export function giveBack(uid: string, reviewer: Reviewer): Promise<void> {
  return inTransaction(getDatabase(), async (transaction) => {
    const stored = await transaction.get(referenceTo('assignments', uid));
    const reason = assignments.refusalOfGivingBack(parseAssignment(stored.data()), reviewer);
    if (reason) throw new AppError('refused', reason);
    if (stored.exists()) transaction.delete(stored.ref);
  });
}

/** @param uids joined by commas */
export function watchAssignments(
  uids: string,
  onAssignments: (assignments: ReadonlyMap<string, Assignment>) => void,
  onError: (error: AppError) => void,
): () => void {
  const assigned = collection(getDatabase(), 'assignments');
  const pages = inPages(uids.split(',').filter(Boolean));
  const readEach = (each: QueryDocumentSnapshot): [string, Assignment][] => {
    const assignment = parseAssignment(each.data());
    return assignment ? [[each.id, assignment]] : [];
  };
  return watchAll(
    pages.map((page) => query(assigned, where(documentId(), 'in', page))),
    (found) => onAssignments(new Map(found.flat().flatMap(readEach))),
    onError,
  );
}

/** The reviewer who has taken the person; null while nobody has. */
export const watchAssignment = watcherOf('assignments', parseAssignment);
