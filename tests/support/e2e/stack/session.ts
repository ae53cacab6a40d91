import { webEnvironment } from '../../../../dev/environment.ts';
import { HOST } from '../../../../dev/project.ts';
import { e2ePorts } from './environment.ts';

interface SignInAnswer {
  localId: string;
  email: string;
  displayName?: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** The entries of a login in session storage: the access token, and the user as Firebase Auth stores it. */
export async function sessionStorageOf(account: {
  email: string;
  password: string;
}): Promise<Record<string, string>> {
  const ports = await e2ePorts();
  const { VITE_FIREBASE_API_KEY: apiKey = '' } = webEnvironment(ports);
  const answer = await signInWithPassword(ports.auth, apiKey, account);
  const user = {
    uid: answer.localId,
    email: answer.email,
    displayName: answer.displayName,
    emailVerified: claimsOf(answer.idToken).email_verified === true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: answer.refreshToken,
      accessToken: answer.idToken,
      expirationTime: Date.now() + Number(answer.expiresIn) * 1000,
    },
  };
  return {
    accessToken: answer.idToken,
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
  };
}

function claimsOf(idToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

/** What Auth answers to a login. @param port of the Auth emulator */
export async function signInWithPassword(
  port: number,
  apiKey: string,
  { email, password }: { email: string; password: string },
): Promise<SignInAnswer> {
  const url = `http://${HOST}:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return response.json() as Promise<SignInAnswer>;
}
