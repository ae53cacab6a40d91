import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { InvitationLink } from '../../domain/people/invitations.ts';
import { AADHAR_MAX_LENGTH, validateAadhar } from '../../domain/validators/aadhar.ts';
import { validatePhone } from '../../domain/validators/phone.ts';
import { PanField } from '../../forms/CodeField.tsx';
import type { Remark } from '../../ui/fields/FieldFrame.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { fieldId, type RegistrationFormState } from './registrationSchema.ts';

const USER_TYPES = [
  { value: 'trainee', label: 'Trainee' },
  { value: 'vendor', label: 'Vendor' },
] as const;

const messages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

function otherAddress(email: string, invited: string): Remark[] {
  if (email.trim().toLowerCase() === invited) return [];
  const message = `This invitation was sent to ${invited}. With another address it stays open.`;
  return [{ message, repair: invited, action: 'Use that address' }];
}

interface PersonFieldsProps {
  form: RegistrationFormState;
  /** It also says who registers as what; the name and the address can be corrected. */
  invitation: InvitationLink | undefined;
}

/** Remarks on a number come once the field is left, not in mid-word. */
export function PersonFields({ form, invitation }: PersonFieldsProps) {
  const { register, control, setValue, formState } = form;
  const { errors, touchedFields, submitCount } = formState;
  const { name = '', email = '', phone = '', aadharcard = '' } = useWatch({ control });
  const { field: pan } = useController({ control, name: 'pancard' });
  // From a submission on, the form's own error counts, as in the summary.
  const [rejected, setRejected] = useState({ pan: '', submitCount });
  return (
    <>
      <TextField
        id={fieldId('name')}
        label="Name"
        autoComplete="name"
        hint="As on your PAN or Aadhar card"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        id={fieldId('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="We will send a confirmation link to it."
        error={errors.email?.message}
        warnings={invitation?.email ? otherAddress(email, invitation.email) : []}
        onRepair={(address) => setValue('email', address, { shouldDirty: true })}
        {...register('email')}
      />
      <TextField
        id={fieldId('phone')}
        label="Contact Number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.phone?.message}
        warnings={touchedFields.phone ? messages(validatePhone(phone).warnings) : []}
        {...register('phone')}
      />
      {!invitation && (
        <SelectField
          id={fieldId('usertype')}
          label="Registering as"
          options={USER_TYPES}
          error={errors.usertype?.message}
          {...register('usertype')}
        />
      )}
      <PanField
        {...pan}
        id={fieldId('pancard')}
        ownerName={name}
        rejected={rejected.submitCount === submitCount ? rejected.pan : ''}
        onEnter={(value, cleared) => {
          pan.onChange(value);
          setRejected({ pan: cleared, submitCount });
        }}
        hint="Enter PAN, Aadhar, or both; a PAN looks like AAAPA1234A"
        error={errors.pancard?.message}
      />
      <TextField
        id={fieldId('aadharcard')}
        label="Aadhar Number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={AADHAR_MAX_LENGTH}
        hint="12 digits, with or without spaces"
        error={errors.aadharcard?.message}
        warnings={touchedFields.aadharcard ? messages(validateAadhar(aadharcard).warnings) : []}
        {...register('aadharcard')}
      />
    </>
  );
}
