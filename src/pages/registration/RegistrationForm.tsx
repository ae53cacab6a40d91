import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { getEnv } from '../../config/env.ts';
import type { AppError } from '../../domain/appError.ts';
import type { InvitationLink } from '../../domain/people/invitations.ts';
import { useRemembered } from '../../drafts/useRemembered.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { signUpErrorMessage } from '../../ui/feedback/signUpErrors.ts';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { AccountFields } from './AccountFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import {
  type CheckedRegistration,
  fieldId,
  type RegistrationField,
  registrationSchema,
  startingEntries,
} from './registrationSchema.ts';

interface RegistrationFormProps {
  invitation: InvitationLink | undefined;
  failure: AppError | null;
  /** @returns whether the account is there */
  onRegister: (entered: CheckedRegistration) => Promise<boolean>;
}

export function RegistrationForm({ invitation, failure, onRegister }: RegistrationFormProps) {
  const schema = useMemo(() => registrationSchema(getEnv().workEmailDomains), []);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: startingEntries(invitation),
    // Without it, the checks across fields would wait until every single field is right.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  // It rises together with the errors; a callback for invalid entries would come before them.
  const { errors, isSubmitting, submitCount } = form.formState;
  const forget = useRemembered(form, `registration/${invitation?.id ?? ''}`);
  const problems = (Object.keys(startingEntries()) as RegistrationField[]).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });

  const handleRegister = async (entered: CheckedRegistration) => {
    if (await onRegister(entered)) forget();
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(handleRegister)(event)}>
      <ErrorSummary items={problems} attempt={submitCount} />
      <fieldset disabled={isSubmitting}>
        <div className="field-grid">
          <PersonFields form={form} invitation={invitation} />
          <AccountFields form={form} isInvited={invitation !== undefined} />
        </div>
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
