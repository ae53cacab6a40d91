import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { getEnv } from '../../config/env.ts';
import type { AppError } from '../../domain/appError.ts';
import { isMistypedConfirmation, PASSWORD_MISMATCH } from '../../domain/validators/newPassword.ts';
import { workEmail } from '../../domain/workEmail.ts';
import { useRemembered } from '../../drafts/useRemembered.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { signUpErrorMessage } from '../../ui/feedback/signUpErrors.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { EMPTY_SIGN_UP, type SignUpEntries, SignUpSchema } from './signUpSchema.ts';

interface SignUpFormProps {
  failure: AppError | null;
  /** @returns whether the account is there */
  onSignUp: (entered: SignUpEntries) => Promise<boolean>;
}

export function SignUpForm({ failure, onSignUp }: SignUpFormProps) {
  const form = useForm({ resolver: valibotResolver(SignUpSchema), defaultValues: EMPTY_SIGN_UP });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const forget = useRemembered(form, 'introducer-sign-up');
  const { prefix, domain, password, confirmPassword } = useWatch({ control });
  const address = prefix && domain ? workEmail(prefix, domain) : '';
  const isMistyped = isMistypedConfirmation(password ?? '', confirmPassword ?? '');

  const handleSignUp = async (entered: SignUpEntries) => {
    if (await onSignUp(entered)) forget();
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(handleSignUp)(event)}>
      <fieldset disabled={isSubmitting}>
        <TextField
          label="Employee Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="E-mail"
          placeholder="Name.Surname"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="The part of your work e-mail address before the @"
          error={errors.prefix?.message}
          {...register('prefix')}
        />
        <SelectField
          label="Domain"
          placeholder="Choose a domain"
          options={plainOptions(getEnv().workEmailDomains)}
          hint={address && `Your e-mail address is ${address}`}
          error={errors.domain?.message}
          {...register('domain')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={isMistyped ? PASSWORD_MISMATCH : errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </fieldset>
      {failure && !isSubmitting && (
        <Notice kind="danger">
          <p>{signUpErrorMessage(failure)}</p>
        </Notice>
      )}
      <div className="form-actions">
        <SubmitButton isPending={isSubmitting}>Register</SubmitButton>
        {isSubmitting && <span role="status">Your account is being created…</span>}
      </div>
    </form>
  );
}
