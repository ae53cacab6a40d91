import { type DocumentData, type DocumentReference, onSnapshot } from 'firebase/firestore';
import { AppError, toAppError } from '../../domain/appError.ts';

const OUT_OF_REACH = 'The database cannot be reached. Please check your connection and try again.';

/**
 * Follows one document. That there is none is an answer only when the database has said so once: without a connection
 * the client makes it up. The true answer follows by itself when the connection is back.
 * @param onData gets the document's data, or undefined when the database says that there is none
 * @param onError gets 'firestore/unavailable' while nothing can be known, else the provider's code
 * @returns a function that stops following
 */
export function watchDocument(
  reference: DocumentReference,
  onData: (data: DocumentData | undefined) => void,
  onError: (error: AppError) => void,
): () => void {
  let isKnown = false;
  return onSnapshot(
    reference,
    // Without it nothing would come once a guess turns out true: the data are the same.
    { includeMetadataChanges: true },
    (snapshot) => {
      isKnown ||= snapshot.exists() || !snapshot.metadata.fromCache;
      if (isKnown) onData(snapshot.data());
      else onError(new AppError('firestore/unavailable', OUT_OF_REACH));
    },
    (error) => onError(toAppError(error)),
  );
}
