import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { INVITATION_DAYS } from '../../../domain/people/invitations.ts';
import { useRemembered } from '../../../drafts/useRemembered.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type Invite, type InviteEntries, InviteSchema } from './inviteSchema.ts';

interface InviteFormProps {
  /** Addresses with an open invitation, which is resent and not created again. */
  openAddresses: readonly string[];
  onInvite: (entered: Invite) => Promise<void>;
}

const TYPES = [
  { value: 'trainee', label: 'Trainee' },
  { value: 'vendor', label: 'Vendor' },
];

export function InviteForm({ openAddresses, onInvite }: InviteFormProps) {
  const form = useForm<InviteEntries, unknown, Invite>({
    resolver: valibotResolver(InviteSchema),
    defaultValues: { name: '', email: '', usertype: 'trainee' },
  });
  const { register, handleSubmit, reset, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const { run, error: failure, forgetError } = useWrite(onInvite, { toast: accountToast });
  const forget = useRemembered(form, 'invitation');
  const isInvited = useRef(false);

  const handleInvite = async (entered: Invite) => {
    forgetError();
    if (openAddresses.includes(entered.email)) {
      setError('email', { message: 'This address has an open invitation. You can resend it below.' });
      return;
    }
    if (!(await run(entered))) return;
    isInvited.current = true;
    reset();
    forget();
  };

  useEffect(() => {
    // The next one is typed at once; while it is sent, the fields take no focus.
    if (isSubmitting || !isInvited.current) return;
    isInvited.current = false;
    setFocus('name');
  }, [isSubmitting, setFocus]);

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(handleInvite)(event)}>
      <fieldset disabled={isSubmitting} className="invite-fields">
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label="Type"
          options={TYPES}
          error={errors.usertype?.message}
          {...register('usertype')}
        />
      </fieldset>
      {failure && (
        <p className="field-error mb-3" role="alert">
          {failure}
        </p>
      )}
      <div className="form-actions">
        <SubmitButton isPending={isSubmitting}>Invite</SubmitButton>
        <span className="invite-note">The link in the mail works for {INVITATION_DAYS} days.</span>
      </div>
    </form>
  );
}
