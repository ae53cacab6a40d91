import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignUpResult } from '../backend/records/registration.ts';
import { paths } from '../config/paths.ts';
import { type AppError, toAppError } from '../domain/appError.ts';
import { storeUserDetails } from './sessionStorage.ts';

const CREATED =
  'Your account has been created. Please confirm your e-mail address with the link that we sent you, then log in.';
const CREATED_WITHOUT_MAIL =
  'Your account has been created, but the verification mail could not be sent. Log in and send it again from the dashboard.';

interface SignUp<Entered> {
  failure: AppError | null;
  signUp: (entered: Entered) => Promise<boolean>;
}

/** A failure is logged by its code alone, because the message may name the person. */
export function useSignUp<Entered>(
  create: (entered: Entered) => Promise<SignUpResult>,
  onVerificationSent: (address: string) => void,
): SignUp<Entered> {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<AppError | null>(null);

  const signUp = async (entered: Entered) => {
    setFailure(null);
    try {
      const { record, verificationSentTo } = await create(entered);
      const { uid, email, name, userid, usertype } = record;
      storeUserDetails({ uid, email, name, userid, usertype });
      if (verificationSentTo) onVerificationSent(verificationSentTo);
      const notice = verificationSentTo ? CREATED : CREATED_WITHOUT_MAIL;
      await navigate(paths.login, { state: { notice, email } });
      return true;
    } catch (thrown) {
      const error = toAppError(thrown);
      console.info(`Sign-up failed: ${error.code}`);
      setFailure(error);
      return false;
    }
  };
  return { failure, signUp };
}
