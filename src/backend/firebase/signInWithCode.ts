import type { Auth, UserCredential } from 'firebase/auth';
import { AppError, toAppError } from '../../domain/appError.ts';
import { callFactor } from './factorCall.ts';
import { signInWithAnswer } from './identityCall.ts';

interface SignInAnswer {
  mfaPendingCredential?: string;
  mfaInfo?: { mfaEnrollmentId: string; totpInfo?: object }[];
}

interface Tokens {
  idToken: string;
  refreshToken: string;
}

/**
 * Continues a sign-in that the provider answered with the request for a code.
 * @throws AppError in the words of the portal; any other `error` as it is
 */
export async function signInWithCode(auth: Auth, error: unknown, code: string): Promise<UserCredential> {
  const answer = answerOf(error);
  if (!answer?.mfaPendingCredential) throw error;
  const factor = answer.mfaInfo?.find(({ totpInfo }) => totpInfo !== undefined);
  if (!factor) {
    throw new AppError(
      'auth/unsupported-factor',
      'This account has a second step that this portal does not know.',
    );
  }
  const tokens = await callFactor<Tokens>('mfaSignIn:finalize', {
    mfaPendingCredential: answer.mfaPendingCredential,
    mfaEnrollmentId: factor.mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: code },
  });
  return signInWithAnswer(auth, { ...answer, ...tokens });
}

function answerOf(error: unknown): SignInAnswer | undefined {
  if (toAppError(error).code !== 'auth/multi-factor-auth-required') return undefined;
  const data: unknown = Reflect.get(error as object, 'customData');
  return data ? (Reflect.get(data, '_serverResponse') as SignInAnswer | undefined) : undefined;
}
