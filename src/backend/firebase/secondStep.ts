import { orAppError } from '../unreachable.ts';
import { getAccessToken } from './auth.ts';
import { callFactor } from './factorCall.ts';

/** The key of a new second step. The account gets it when a code of this key was entered. */
export interface NewSecondStep {
  key: string;
  session: string;
}

/** @throws AppError in the words of the portal */
export function startSecondStep(): Promise<NewSecondStep> {
  return orAppError(async () => {
    const { totpSessionInfo } = await callFactor<{
      totpSessionInfo: { sharedSecretKey: string; sessionInfo: string };
    }>('mfaEnrollment:start', { idToken: await getAccessToken(), totpEnrollmentInfo: {} });
    return { key: totpSessionInfo.sharedSecretKey, session: totpSessionInfo.sessionInfo };
  });
}

/** The present session stays without the second step. @throws AppError in the words of the portal */
export function finishSecondStep(session: string, code: string): Promise<void> {
  return orAppError(async () => {
    await callFactor('mfaEnrollment:finalize', {
      idToken: await getAccessToken(),
      displayName: 'Authenticator app',
      totpVerificationInfo: { sessionInfo: session, verificationCode: code },
    });
  });
}
