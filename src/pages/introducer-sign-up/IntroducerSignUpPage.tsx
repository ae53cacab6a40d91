import { signUpIntroducer } from '../../backend/records/registration.ts';
import { workEmail } from '../../domain/workEmail.ts';
import { EntryForm, useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { EntryPage } from '../../forms/entry/EntryPage.tsx';
import { useSignUp } from '../../forms/entry/useSignUp.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { EMPTY_SIGN_UP, type SignUpEntries, SignUpSchema } from './signUpSchema.ts';

export function IntroducerSignUpPage() {
  const entryForm = useEntryForm({
    id: 'sign-up',
    schema: SignUpSchema,
    values: EMPTY_SIGN_UP,
    entry: 'introducer-sign-up',
    isShort: true,
  });
  const write = useSignUp(({ name, prefix, domain, password }: SignUpEntries) =>
    signUpIntroducer({ name, email: workEmail(prefix, domain), password }),
  );
  return (
    <EntryPage
      title="Introducer Sign Up"
      intro="For employees who introduce trainees and vendors."
      className="card-narrow"
      question="Already a Introducer?"
    >
      <EntryForm
        entryForm={entryForm}
        write={write}
        buttonLabel="Register"
        pendingText="Your account is being created…"
      >
        <SignUpFields />
      </EntryForm>
    </EntryPage>
  );
}
