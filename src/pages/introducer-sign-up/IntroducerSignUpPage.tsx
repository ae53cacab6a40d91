import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { signUpIntroducer } from '../../backend/records/registration.ts';
import { getEnv } from '../../config/env.ts';
import { splitWorkEmail, workEmail } from '../../domain/workEmail.ts';
import { EntryForm, useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { EntryPage } from '../../forms/entry/EntryPage.tsx';
import { NEW_PASSWORD, requiredName, requiredText, SAME_PASSWORDS } from '../../forms/entry/entrySchema.ts';
import { NewPasswordFields } from '../../forms/entry/NewPasswordFields.tsx';
import { useSignUp } from '../../forms/entry/useSignUp.ts';
import { useField } from '../../forms/formContext.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const SignUpSchema = v.pipe(
  v.object({
    name: requiredName(),
    prefix: v.pipe(
      requiredText('Email is required'),
      v.excludes('@', 'Enter only the part before the @; choose the rest under Domain'),
    ),
    domain: v.pipe(v.string(), v.nonEmpty('Domain is required')),
    ...NEW_PASSWORD,
  }),
  v.forward(v.partialCheck(...SAME_PASSWORDS), ['confirmPassword']),
);

type SignUpEntries = v.InferOutput<typeof SignUpSchema>;

const EMPTY_SIGN_UP: SignUpEntries = {
  name: '',
  prefix: '',
  domain: '',
  password: '',
  confirmPassword: '',
};

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

function SignUpFields() {
  const fieldOf = useField<SignUpEntries>();
  const { control, setValue } = useFormContext<SignUpEntries>();
  const domains = getEnv().workEmailDomains;
  const [prefix, domain] = useWatch({ control, name: ['prefix', 'domain'] });
  return (
    <>
      <TextField {...fieldOf('name')} label="Employee Name" autoComplete="name" />
      <TextField
        {...fieldOf('prefix')}
        label="E-mail"
        placeholder="Name.Surname"
        inputMode="email"
        onInput={({ currentTarget: field }) => {
          const whole = splitWorkEmail(field.value, domains);
          if (!whole) return;
          // Before the field's own listener, which reads the prefix.
          field.value = whole.prefix;
          setValue('domain', whole.domain, { shouldValidate: true });
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The part of your work address before the @"
      />
      <SelectField
        {...fieldOf('domain')}
        label="Domain"
        placeholder="Choose a domain"
        options={plainOptions(domains).map((option) => ({ ...option, isStored: true }))}
        hint={prefix && domain && `Your e-mail address is ${workEmail(prefix, domain)}`}
      />
      <NewPasswordFields />
    </>
  );
}
