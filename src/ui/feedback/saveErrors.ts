const SERVICE =
  'The database has a problem, so this is not saved yet. Nothing you typed is lost; please try again in a minute.';

/** Failures for which the provider's words say nothing to people. */
const SENTENCES: Record<string, string> = {
  'firestore/unavailable':
    'There is no connection, so this is not saved yet. Nothing you typed is lost; please try again.',
  'firestore/unknown': SERVICE,
  'firestore/internal': SERVICE,
  'firestore/deadline-exceeded': SERVICE,
  'firestore/permission-denied':
    'This is not saved: it may not be changed now. Please reload the page to see the current status.',
  'firestore/unauthenticated': 'You are no longer signed in, so this is not saved. Please log in again.',
  'records/missing':
    'The record has been removed, so this is not saved. What you typed is still here to copy.',
  'firestore/resource-exhausted':
    'The database is busy, so this is not saved yet. Nothing you typed is lost; please try again in a minute.',
  'firestore/aborted':
    'Someone else changed this at the same moment, so it is not saved yet. Please try again.',
};

export function saveErrorMessage(error: { code: string; message: string }): string {
  return SENTENCES[error.code] ?? error.message;
}
