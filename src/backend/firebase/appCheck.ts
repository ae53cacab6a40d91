import type { FirebaseApp } from 'firebase/app';
import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';

/** How long the first token may take, before a person is told instead of waiting. */
export const TOKEN_TIMEOUT_MS = 15_000;

/**
 * Puts App Check in front of an app (SECURITY.md, "For the deployer") and waits for the first token, so that no request
 * leaves without one. Resolves at once when the build has no site key, and on the local stack, whose emulators know no
 * App Check.
 * @param app an app that has not spoken to Firebase yet
 * @throws AppError 'app-check/unreachable' when reCAPTCHA does not answer, as behind an ad blocker
 */
export async function attachAppCheck(app: FirebaseApp): Promise<void> {
  const { appCheckSiteKey, emulators } = getEnv();
  if (appCheckSiteKey === '' || emulators) return;
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  // Whether a request without a valid token passes is for Firebase to say: it depends on what is enforced.
  await inTime(getToken(appCheck).catch(() => undefined));
}

/** The SDK waits for ever for a script that the browser did not load. */
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
