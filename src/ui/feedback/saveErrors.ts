import { isProviderMessage, sentenceFor } from '../../domain/appError.ts';

interface Failure {
  code: string;
  message: string;
  cause?: unknown;
}

const SERVICE =
  'The database has a problem, so this is not saved yet. Nothing you typed is lost; please try again in a minute.';

const SIGNED_OUT = 'You are no longer signed in, so this is not saved. Please log in again.';

/** Replaces provider messages that people cannot understand. */
const SENTENCES: Record<string, string> = {
  'firestore/unavailable':
    'There is no connection, so this is not saved yet. Nothing you typed is lost; please try again.',
  'firestore/unknown': SERVICE,
  'firestore/internal': SERVICE,
  'firestore/deadline-exceeded': SERVICE,
  'firestore/permission-denied':
    'This is not saved: it may not be changed now. Please reload the page to see the current status.',
  'firestore/unauthenticated': SIGNED_OUT,
  'auth/user-token-expired': SIGNED_OUT,
  'records/missing':
    'The record has been removed, so this is not saved. What you typed is still here to copy.',
  'firestore/resource-exhausted':
    'The database is busy, so this is not saved yet. Nothing you typed is lost; please try again in a minute.',
  'firestore/aborted':
    'Someone else changed this at the same moment, so it is not saved yet. Please try again.',
};

const UNKNOWN =
  'This is not saved, for a reason that the portal does not know. Please try again in a minute.';

export function saveErrorMessage(error: Failure): string {
  return sentenceFor(SENTENCES, error, UNKNOWN);
}

const NOT_READ: Record<string, string> = {
  'firestore/permission-denied': 'You may not see this at the moment. Reload the page, or log in again.',
  'firestore/unauthenticated': 'You are no longer signed in. Please log in again.',
  'firestore/unavailable': 'There is no connection. Please check it and try again.',
  'auth/network-request-failed': 'There is no connection. Please check it and try again.',
};

export function loadErrorMessage(error: Failure): string {
  const isOurs = !isProviderMessage(error);
  if (isOurs) return error.message;
  return NOT_READ[error.code] ?? 'The service has a problem. Please try again in a minute.';
}
