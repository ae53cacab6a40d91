import { collection, type DocumentData, limit, query, where } from 'firebase/firestore';
import type { AppError } from '../../domain/appError.ts';
import { parseSignedCopy, type StoredCopy } from '../../domain/signed/signedCopy.ts';
import { docsOf, getDatabase, timeOf } from '../firebase/firestore.ts';
import { watchDocument } from '../records/watchDocument.ts';
import { orAppError } from '../unreachable.ts';

const readCopy = (data: DocumentData | undefined): StoredCopy | undefined =>
  parseSignedCopy(data, timeOf(data?.storedAt) ?? 0);

/** @param path of the copy below `papers`, such as uid/items/id; '' when there is no copy to read */
export function watchSignedCopy(
  path: string,
  onCopy: (copy: StoredCopy | null) => void,
  onError: (error: AppError) => void,
): () => void {
  if (path !== '') return watchDocument('papers', path, (data) => onCopy(readCopy(data) ?? null), onError);
  onCopy(null);
  return () => undefined;
}

/** All signed copies of one person, oldest first (R19). @throws AppError */
export function getSignedCopies(uid: string): Promise<StoredCopy[]> {
  return orAppError(async () => {
    const docs = await docsOf(collection(getDatabase(), 'papers', uid, 'items'));
    return docs
      .flatMap((each) => readCopy(each.data()) ?? [])
      .sort((one, other) => one.storedAt - other.storedAt);
  });
}

/** For staff. A user ID has the last characters of the uid, so several people may have one. @throws AppError */
export function uidsWithUserId(userid: string): Promise<string[]> {
  return orAppError(async () => {
    const people = query(collection(getDatabase(), 'progress'), where('userid', '==', userid), limit(10));
    return (await docsOf(people)).map(({ id }) => id);
  });
}
