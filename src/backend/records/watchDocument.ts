import { type DocumentData, doc, onSnapshot } from 'firebase/firestore';
import { AppError, toAppError } from '../../domain/appError.ts';
import { reportRecord } from '../connectionSigns.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { blockedOr } from '../unreachable.ts';

/** Reports why no answer has come from the database, unless one comes meanwhile. */
export function reportOutOfReach(isStillUnknown: () => boolean, onError: (error: AppError) => void): void {
  const failure = new AppError(
    'firestore/unavailable',
    'The database cannot be reached. Please check your connection and try again.',
  );
  void blockedOr('firestore', failure).then((reason) => isStillUnknown() && onError(reason));
}

/**
 * The client remembers for a while that a document was missing and says so at once to the next listener, before it asks the
 * database. It reports a lost connection after seconds.
 */
const REMEMBERED_MS = 1_000;
/** How long the database's answer may take after that. */
const ANSWER_MS = 4_000;

/**
 * Without a connection the client reports a missing document, so only the database's own answer counts.
 * @param onError receives 'firestore/unavailable' or 'firestore/blocked' while the answer is unknown, else the
 * provider's code
 */
export function watchDocument(
  collection: string,
  uid: string,
  onData: (data: DocumentData | undefined) => void,
  onError: (error: AppError) => void,
): () => void {
  let isKnown = false;
  let isOver = false;
  const listener = {};
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportUnknown = () => {
    if (!isKnown && !isOver) reportOutOfReach(() => !isKnown && !isOver, onError);
  };
  const stop = onSnapshot(
    doc(getDatabase(), collection, uid),
    // Without this option no second snapshot confirms a missing document: the data are the same.
    { includeMetadataChanges: true },
    (snapshot) => {
      isKnown ||= snapshot.exists() || !snapshot.metadata.fromCache;
      reportRecord(listener, isKnown && snapshot.metadata.fromCache);
      if (isKnown) onData(snapshot.data());
      else if (performance.now() - startedAt > REMEMBERED_MS) reportUnknown();
      else timer ??= setTimeout(reportUnknown, ANSWER_MS);
    },
    (error) => onError(toAppError(error)),
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
    reportRecord(listener, false);
    stop();
  };
}

/** Listens to the record of a collection that has the person's uid as its id. @param read parses what is stored */
export function watcherOf<T>(
  collection: string,
  read: (data: DocumentData | undefined, uid: string) => T,
): (uid: string, onValue: (value: T) => void, onError: (error: AppError) => void) => () => void {
  return (uid, onValue, onError) =>
    watchDocument(collection, uid, (data) => onValue(read(data, uid)), onError);
}
