import { type AppError, sentenceFor } from '../../domain/appError.ts';

/** Whether the provider says that a link can never work again. */
export function isUsedUp({ code }: AppError): boolean {
  return code === 'auth/invalid-action-code' || code === 'auth/expired-action-code';
}

const SENTENCES: Record<string, string> = {
  'auth/user-disabled': 'This account has been closed. Please ask your introducer.',
  'auth/user-not-found': 'There is no account for this link any more. Please ask your introducer.',
  'auth/network-request-failed': 'There is no connection. Please check it and try again.',
  'auth/weak-password': 'This password is too weak. Please choose a longer one.',
  'auth/password-does-not-meet-requirements': 'This password is too weak. Please choose a longer one.',
};

export function linkErrorMessage(error: AppError): string {
  return sentenceFor(SENTENCES, error, 'The service has a problem. Please try again in a minute.');
}
