import { AppError } from '../../domain/appError.ts';
import { isWorkEmail } from '../../domain/workEmail.ts';
import { orAppError } from '../unreachable.ts';
import { openSessionAuth } from './auth.ts';
import { callIdentity, type Sentences, signInWithAnswer } from './identityCall.ts';

/** R23: the identity provider of staff. */
interface Provider {
  id: string;
  name: string;
  /** Microsoft: the directory of the organisation. */
  tenant?: string;
}

/** The page of the portal to which the provider sends the browser back. */
interface Return {
  /** The address of that page, with the provider's answer in its query. */
  address: string;
  sessionId: string;
}

interface Started {
  /** The address of the provider's sign-in page. */
  address: string;
  sessionId: string;
}

/** The user is signed in, or the existing account has only a password and needs one link with the provider. */
export type Entered =
  | { state: 'signedIn'; uid: string; accessToken: string }
  | { state: 'linkNeeded'; email: string; pendingToken: string };

interface IdpAnswer {
  localId?: string;
  email?: string;
  idToken?: string;
  refreshToken?: string;
  isNewUser?: boolean;
  needConfirmation?: boolean;
  pendingToken?: string;
}

const CODE = 'auth/provider';
const FAILED = 'The sign-in did not work. Please start it again.';
const NO_ACCOUNT =
  'No account of this portal has this address. Register with it first, or ask an administrator.';

const SENTENCES: Sentences = [
  ['USER_NOT_FOUND', NO_ACCOUNT],
  ['EMAIL_NOT_FOUND', NO_ACCOUNT],
  ['USER_DISABLED', 'This account is disabled. Please ask an administrator.'],
  ['OPERATION_NOT_ALLOWED', 'This sign-in is not switched on in this portal. Please ask an administrator.'],
  ['FEDERATED_USER_ID_ALREADY_LINKED', 'This account is linked with another account of the portal already.'],
  ['INVALID_PASSWORD', 'The password is wrong.'],
  ['INVALID_LOGIN_CREDENTIALS', 'The password is wrong.'],
  ['TOO_MANY', 'There were too many tries. Please wait a few minutes and try again.'],
];

function call<Answer>(method: string, body: object): Promise<Answer> {
  return callIdentity<Answer>(`v1/accounts:${method}`, body, CODE, SENTENCES, FAILED);
}

/** @param domains work e-mail domains; with exactly one, Google offers only accounts of that domain */
export function startProviderSignIn(
  provider: Provider,
  returnTo: string,
  domains: readonly string[],
): Promise<Started> {
  return orAppError(async () => {
    await openSessionAuth();
    const [domain, ...others] = domains;
    const { authUri, sessionId } = await call<{ authUri?: string; sessionId?: string }>('createAuthUri', {
      providerId: provider.id,
      continueUri: returnTo,
      customParameter: {
        prompt: 'select_account',
        ...(provider.tenant && { tenant: provider.tenant }),
      },
      ...(provider.id === 'google.com' && others.length === 0 && { hostedDomain: domain }),
    });
    if (!authUri?.startsWith('https://') || !sessionId) throw new AppError(CODE, FAILED);
    return { address: authUri, sessionId };
  });
}

/**
 * Creates no account: only an address with an account can sign in. @throws AppError in the words of the
 * portal
 */
export function finishProviderSignIn(
  { address, sessionId }: Return,
  domains: readonly string[],
): Promise<Entered> {
  return orAppError(async () => {
    const answer = await call<IdpAnswer>('signInWithIdp', {
      requestUri: address,
      sessionId,
      returnSecureToken: true,
      autoCreate: false,
    });
    return enter(answer, domains);
  });
}

async function enter(answer: IdpAnswer, domains: readonly string[]): Promise<Entered> {
  const { email = '', idToken, isNewUser, needConfirmation, pendingToken, localId } = answer;
  if (isNewUser) {
    await call('delete', { idToken });
    throw new AppError(CODE, NO_ACCOUNT);
  }
  if (!isWorkEmail(email, domains)) {
    throw new AppError(CODE, 'Reviewers and approvers sign in with a work address. Choose that account.');
  }
  if (needConfirmation && pendingToken) return { state: 'linkNeeded', email, pendingToken };
  if (!idToken || !localId) throw new AppError(CODE, FAILED);
  const { user } = await signInWithAnswer(await openSessionAuth(), answer);
  return { state: 'signedIn', uid: user.uid, accessToken: await user.getIdToken() };
}

/**
 * Links the provider's account with the one of the same address, whose password proves who it is. The next
 * sign-in with the provider needs no password.
 */
export function linkProvider(
  { email, pendingToken }: { email: string; pendingToken: string },
  password: string,
  returnTo: string,
): Promise<void> {
  return orAppError(async () => {
    const { idToken } = await call<IdpAnswer>('signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    if (!idToken) {
      throw new AppError(CODE, 'This account has a second step. Ask an administrator to reset it first.');
    }
    await call('signInWithIdp', { idToken, pendingToken, requestUri: returnTo, returnSecureToken: true });
  });
}
