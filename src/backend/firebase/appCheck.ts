import type { FirebaseApp } from 'firebase/app';
import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';

/** How long the first token may take before the person is told. */
export const TOKEN_TIMEOUT_MS = 15_000;

/**
 * No request goes out without a token. Emulators have no App Check, so the local stack does nothing.
 * @throws AppError 'app-check/unreachable' when reCAPTCHA does not answer, as with an ad blocker
 */
export async function attachAppCheck(app: FirebaseApp): Promise<void> {
  await inTime(appCheckToken(app));
}

/** undefined without App Check, and while there is none. */
export async function appCheckToken(app: FirebaseApp): Promise<string | undefined> {
  const { appCheckSiteKey, emulators } = getEnv();
  if (appCheckSiteKey === '' || emulators) return;
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  // A second call gives what the first one made.
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  // Whether a request without a valid token passes is up to Firebase: it depends on what is enforced.
  return getToken(appCheck).then(
    ({ token }) => token,
    () => undefined,
  );
}

/** The SDK waits forever for a script that the browser did not load. */
async function inTime(token: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('app-check/unreachable', UNREACHABLE)), TOKEN_TIMEOUT_MS);
  });
  try {
    await Promise.race([token, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const UNREACHABLE =
  'Google reCAPTCHA, which proves that you use this portal and not a script, could not be reached. Allow www.google.com and www.gstatic.com in your network or ad blocker, then reload the page.';
