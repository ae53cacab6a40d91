import { type DocumentData, doc, onSnapshot } from 'firebase/firestore';
import { AppError, toAppError } from '../../domain/appError.ts';
import { getDatabase } from '../firebase/firestore.ts';

export const outOfReach = () =>
  new AppError(
    'firestore/unavailable',
    'The database cannot be reached. Please check your connection and try again.',
  );

/**
 * Without a connection the client reports a missing document, so only the database's own answer counts.
 * @param onError receives 'firestore/unavailable' while the answer is unknown, else the provider's code
 */
export function watchDocument(
  collection: string,
  uid: string,
  onData: (data: DocumentData | undefined) => void,
  onError: (error: AppError) => void,
): () => void {
  let isKnown = false;
  return onSnapshot(
    doc(getDatabase(), collection, uid),
    // Without this option no second snapshot confirms a missing document: the data are the same.
    { includeMetadataChanges: true },
    (snapshot) => {
      isKnown ||= snapshot.exists() || !snapshot.metadata.fromCache;
      if (isKnown) onData(snapshot.data());
      else onError(outOfReach());
    },
    (error) => onError(toAppError(error)),
  );
}

/** Listens to the record of a collection that has the person's uid as its id. @param read parses what is stored */
export function watcherOf<T>(
  collection: string,
  read: (data: DocumentData | undefined, uid: string) => T,
): (uid: string, onValue: (value: T) => void, onError: (error: AppError) => void) => () => void {
  return (uid, onValue, onError) =>
    watchDocument(collection, uid, (data) => onValue(read(data, uid)), onError);
}
