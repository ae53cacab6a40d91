import { useNavigate } from 'react-router-dom';
import type { SignUpResult } from '../../backend/records/registration.ts';
import { paths } from '../../config/paths.ts';
import { type AppError, sentenceFor, toAppError } from '../../domain/appError.ts';
import { storeUserDetails } from '../../session/sessionStorage.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { useWrite, type Write } from '../useWrite.ts';

const CREATED =
  'Your account has been created. Please confirm your e-mail address with the link that we sent you, then log in.';
const CREATED_WITHOUT_MAIL =
  'Your account has been created, but the verification mail could not be sent. Log in and send it again from the dashboard.';

/**
 * Redirects to the login. Logs only the code of a failure, because the message may contain the person's
 * name.
 */
export function useSignUp<Entered>(create: (entered: Entered) => Promise<SignUpResult>): Write<[Entered]> {
  const navigate = useNavigate();
  const signUp = async (entered: Entered) => {
    try {
      const { record, verificationSentTo } = await create(entered);
      const { uid, email, name, userid, usertype } = record;
      storeUserDetails({ uid, email, name, userid, usertype });
      if (verificationSentTo) accountToast('success', `Verification email send to ${verificationSentTo}`);
      const notice = verificationSentTo ? CREATED : CREATED_WITHOUT_MAIL;
      await navigate(paths.login, { state: { notice, email } });
    } catch (thrown) {
      console.info(`Sign-up failed: ${toAppError(thrown).code}`);
      throw thrown;
    }
  };
  return useWrite(signUp, { explain: signUpErrorMessage, toast: null });
}

const SERVICE =
  'The database has a problem, so your registration is not complete yet. Please try again in a minute; nothing you typed is lost.';

const SENTENCES: Record<string, string> = {
  'auth/email-already-in-use': 'There is already an account with this e-mail address. Please log in instead.',
  'auth/invalid-email': 'This is not a complete e-mail address. Please check it.',
  'auth/network-request-failed':
    'There is no connection. Please check it and try again; nothing you typed is lost.',
  'auth/operation-not-allowed': 'New accounts are not accepted at the moment. Please ask the administrator.',
  'auth/too-many-requests': 'There were too many tries. Please wait a few minutes and try again.',
  'firestore/resource-exhausted': SERVICE,
  'firestore/unknown': SERVICE,
  'firestore/permission-denied':
    'The portal did not accept these details, so no account was created. Please check them and try again.',
  'firestore/unavailable':
    'The connection was lost, so your registration is not complete yet. Please try again; nothing you typed is lost.',
};

/** The provider's rule for passwords is part of its message. */
function passwordRule(message: string): string {
  const rule = /(?:Firebase: )?(.*?)\s*\(auth\/[\w-]+\)\.?$/.exec(message)?.[1];
  return `This password is not accepted: ${rule || message}`;
}

function signUpErrorMessage(error: AppError): string {
  const { code, message } = error;
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements') {
    return passwordRule(message);
  }
  return sentenceFor(SENTENCES, error, SERVICE);
}
