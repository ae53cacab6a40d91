import { type DocumentData, type DocumentReference, doc, type Transaction } from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { parseReviewedRecord, type ReviewedRecord } from '../../domain/review/snapshots.ts';
import { getDatabase } from '../firebase/firestore.ts';

export interface StoredUser {
  record: UserRecord;
  raw: Record<string, unknown>;
}

/** The records beside the users record on which a transition may depend. */
export interface Beside {
  documents: DocumentsRecord;
  reviewed: ReviewedRecord;
}

export type ReadData = (collection: 'users' | 'progress' | keyof Beside) => Promise<DocumentData | undefined>;

export const referenceTo = (collection: string, uid: string): DocumentReference =>
  doc(getDatabase(), collection, uid);

/** Reads each record once, however often it is asked for. */
export function readerOf(transaction: Transaction, uid: string): ReadData {
  const reads = new Map<string, ReturnType<ReadData>>();
  return (collection) => {
    const read =
      reads.get(collection) ??
      transaction.get(referenceTo(collection, uid)).then((snapshot) => snapshot.data());
    reads.set(collection, read);
    return read;
  };
}

/**
 * A record that is not named counts as empty.
 * @param together read at the same time as the user, because each read after another waits for the network again
 * @throws AppError 'records/missing'
 */
export async function readStored(
  read: ReadData,
  uid: string,
  together: readonly (keyof Beside)[],
): Promise<StoredUser & Beside> {
  const [raw] = await Promise.all([read('users'), ...together.map(read)]);
  if (!raw) throw new AppError('records/missing', 'There is no record of this person.');
  const known = async (name: keyof Beside) => (together.includes(name) ? await read(name) : undefined);
  return {
    record: parseUserRecord(uid, raw),
    raw,
    documents: parseDocumentsRecord(await known('documents')),
    reviewed: parseReviewedRecord(await known('reviewed')),
  };
}
