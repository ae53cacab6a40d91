import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import { inTime } from '../timeoutSignal.ts';

/** Show an error when the first token takes longer. */
export const TOKEN_TIMEOUT_MS = 15_000;

/** App Check of the session's app; a sign-up has its own for a short time. */
export let sessionAppCheck: AppCheck | undefined;

/**
 * Blocks every request until there is a token. Emulators have no App Check, so the local stack skips it.
 * @throws AppError 'app-check/unreachable' when reCAPTCHA does not answer, for example because of an ad
 * blocker
 */
export async function attachAppCheck(app: FirebaseApp): Promise<void> {
  const { appCheckSiteKey, emulators } = getEnv();
  if (appCheckSiteKey === '' || emulators) return;
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  sessionAppCheck ??= appCheck;
  // Firebase decides whether a request without a valid token passes, depending on enforcement.
  const token: Promise<unknown> = getToken(appCheck).catch(() => undefined);
  // The SDK waits for ever for a script that the browser did not load.
  await inTime(token, TOKEN_TIMEOUT_MS, async () => {
    throw new AppError('app-check/unreachable', UNREACHABLE);
  });
}

const UNREACHABLE =
  'Google reCAPTCHA, which proves that you use this portal and not a script, could not be reached. Allow www.google.com and www.gstatic.com in your network or ad blocker, then reload the page.';
