import { sentenceFor } from '../../domain/appError.ts';

const WRONG = 'The e-mail or the password is wrong. Please check both and try again.';

const SENTENCES: Record<string, string> = {
  'auth/invalid-credential': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/invalid-email': 'This is not an e-mail address. Please check it.',
  'auth/user-disabled': 'This account has been closed. Please ask your introducer.',
  'auth/too-many-requests': 'There were too many tries. Please wait a few minutes, or reset your password.',
  'auth/network-request-failed':
    'There is no connection. Please check it and try again; nothing you typed is lost.',
};

const FAILED = 'The login failed. Please try again in a minute.';

export function loginErrorMessage(error: { code: string; message: string; cause?: unknown }): string {
  return sentenceFor(SENTENCES, error, FAILED);
}
