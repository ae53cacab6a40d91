import { useNavigate } from 'react-router-dom';
import type { SignUpResult } from '../../backend/records/registration.ts';
import { paths } from '../../config/paths.ts';
import { toAppError } from '../../domain/appError.ts';
import { storeUserDetails } from '../../session/sessionStorage.ts';
import { signUpErrorMessage } from '../../ui/feedback/signUpErrors.ts';
import { accountToast } from '../../ui/feedback/toasts.ts';
import { useWrite, type Write } from '../useWrite.ts';

const CREATED =
  'Your account has been created. Please confirm your e-mail address with the link that we sent you, then log in.';
const CREATED_WITHOUT_MAIL =
  'Your account has been created, but the verification mail could not be sent. Log in and send it again from the dashboard.';

/** Leads to the login. A failure is logged by its code alone, because the message may name the person. */
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
