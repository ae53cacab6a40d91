import { Link } from 'react-router-dom';
import { signUpIntroducer } from '../../backend/records/registration.ts';
import { paths } from '../../config/paths.ts';
import { workEmail } from '../../domain/workEmail.ts';
import { useSignUp } from '../../session/useSignUp.ts';
import { verificationToast } from '../../ui/feedback/verificationToast.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignUpEntries } from './signUpSchema.ts';

export function IntroducerSignUpPage() {
  const { failure, signUp } = useSignUp(signUpIntroducer, verificationToast);
  const handleSignUp = ({ name, prefix, domain, password }: SignUpEntries) =>
    signUp({ name, email: workEmail(prefix, domain), password });
  return (
    <div className="entry">
      <div className="entry-form">
        <div className="panel panel-narrow">
          <PageHeading title="Introducer Sign Up">
            For employees who introduce trainees and vendors.
          </PageHeading>
          <SignUpForm failure={failure} onSignUp={handleSignUp} />
          <p className="entry-links">
            <span>
              Already a Introducer? <Link to={paths.login}>Login here</Link>
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
