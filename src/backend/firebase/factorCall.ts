import { callIdentity, type Sentences } from './identityCall.ts';

const WRONG_CODE =
  'This code is wrong, or was used before. Please enter the next one. If that fails too, let your phone set its clock by itself.';

const SENTENCES: Sentences = [
  ['INVALID_CODE', WRONG_CODE],
  ['INVALID_VERIFICATION_CODE', WRONG_CODE],
  ['INVALID_TOTP', WRONG_CODE],
  ['TOO_MANY', 'There were too many tries. Please wait a few minutes and try again.'],
  ['QUOTA_EXCEEDED', 'There were too many tries. Please wait a few minutes and try again.'],
  [
    'UNVERIFIED_EMAIL',
    'Please verify your e-mail address first: the dashboard sends you the mail. Then log out and in again.',
  ],
  ['CREDENTIAL_TOO_OLD', 'Please log out and in again, and then set up the second step.'],
  ['INVALID_ID_TOKEN', 'Please log out and in again, and then set up the second step.'],
  [
    'SECOND_FACTOR_LIMIT',
    'This account has as many second steps as it can. Ask an administrator to reset them.',
  ],
  ['OPERATION_NOT_ALLOWED', 'Second steps are not switched on in this portal. Please ask an administrator.'],
];
const FAILED = 'The second step could not be checked. Please try again in a minute.';

/** @throws AppError in the words of the portal */
export function callFactor<Answer>(method: string, body: object): Promise<Answer> {
  return callIdentity<Answer>(`v2/accounts/${method}`, body, 'auth/second-step', SENTENCES, FAILED);
}
