import { type Auth, type AuthCredential, signInWithCredential, type UserCredential } from 'firebase/auth';
import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import { timeoutSignal } from '../timeoutSignal.ts';
import { sessionAppCheck } from './appCheck.ts';

const TIMEOUT_MS = 10_000;
const NO_CONNECTION = 'There is no connection. Please check it and try again; nothing you typed is lost.';

/** The portal's sentence for each beginning of the provider's error message. */
export type Sentences = readonly (readonly [start: string, sentence: string])[];

/**
 * Over REST: the SDK has these calls in the module of the whole SDK, which would add to the login page.
 * @param method with its version, for example `v2/accounts/mfaSignIn:finalize`
 * @param otherwise the sentence for every other message
 * @throws AppError `code` in these words, or 'auth/network-request-failed'
 */
export async function callIdentity<Answer>(
  method: string,
  body: object,
  code: string,
  sentences: Sentences,
  otherwise: string,
): Promise<Answer> {
  const { firebase, emulators } = getEnv();
  const host = 'identitytoolkit.googleapis.com';
  const server =
    import.meta.env.VITE_USE_EMULATORS && emulators ? `http://${emulators.auth}/${host}` : `https://${host}`;
  const headers = { 'Content-Type': 'application/json', ...(await appCheckHeader()) };
  const response = await fetch(`${server}/${method}?key=${firebase.apiKey}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: timeoutSignal(TIMEOUT_MS),
  }).catch(notReached);
  // A proxy answers with a page.
  const answer: Answer & { error?: { message?: string } } = await response.json().catch(notReached);
  if (response.ok) return answer;
  const message = answer.error?.message ?? '';
  const sentence = sentences.find(([start]) => message.startsWith(start))?.[1] ?? otherwise;
  throw new AppError(code, sentence, { cause: answer.error });
}

function notReached(cause: unknown): never {
  throw new AppError('auth/network-request-failed', NO_CONNECTION, { cause });
}

/** Signs in with what a call answered: the SDK asks every credential for its tokens by this name. */
export function signInWithAnswer(auth: Auth, answer: object): Promise<UserCredential> {
  const credential = { _getIdTokenResponse: async () => answer };
  return signInWithCredential(auth, credential as unknown as AuthCredential);
}

/** The headers of a call that Firebase or the mail service checks. Without a token Firebase decides about the call. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (!sessionAppCheck) return {};
  const { getToken } = await import('firebase/app-check');
  return getToken(sessionAppCheck).then(
    ({ token }) => ({ 'X-Firebase-AppCheck': token }),
    () => ({}),
  );
}
