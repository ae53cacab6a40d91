import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import { sessionAppCheck } from './appCheck.ts';

const TIMEOUT_MS = 10_000;

const WRONG_CODE =
  'This code is wrong, or was used before. Please enter the next one. If that fails too, let your phone set its clock by itself.';

/** By how the provider's answer begins. */
const SENTENCES: readonly (readonly [string, string])[] = [
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
const NO_CONNECTION = 'There is no connection. Please check it and try again; nothing you typed is lost.';

/**
 * Over REST: the SDK has this in the module of the whole SDK, which would add 1.2 kB to the login page.
 * @throws AppError in the words of the portal
 */
export async function callFactor<Answer>(method: string, body: object): Promise<Answer> {
  const { firebase, emulators } = getEnv();
  const host = 'identitytoolkit.googleapis.com';
  const server =
    import.meta.env.VITE_USE_EMULATORS && emulators ? `http://${emulators.auth}/${host}` : `https://${host}`;
  const headers = { 'Content-Type': 'application/json', ...(await appCheckHeader()) };
  const response = await fetch(`${server}/v2/accounts/${method}?key=${firebase.apiKey}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError('auth/network-request-failed', NO_CONNECTION, { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { error?: { message?: string } };
  if (response.ok) return answer;
  const message = answer.error?.message ?? '';
  const [, sentence = FAILED] = SENTENCES.find(([start]) => message.startsWith(start)) ?? [];
  throw new AppError('auth/second-step', sentence, { cause: answer.error });
}

async function appCheckHeader(): Promise<Record<string, string>> {
  if (!sessionAppCheck) return {};
  const { getToken } = await import('firebase/app-check');
  return getToken(sessionAppCheck).then(
    ({ token }) => ({ 'X-Firebase-AppCheck': token }),
    () => ({}),
  );
}
