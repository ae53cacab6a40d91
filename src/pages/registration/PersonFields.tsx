import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AADHAR_MAX_LENGTH, validateAadhar } from '../../domain/validators/aadhar.ts';
import { validatePhone } from '../../domain/validators/phone.ts';
import { PanField } from '../../forms/CodeField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { fieldId, type RegistrationFormState } from './registrationSchema.ts';

const USER_TYPES = [
  { value: 'trainee', label: 'Trainee' },
  { value: 'vendor', label: 'Vendor' },
] as const;

const messages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

interface PersonFieldsProps {
  form: RegistrationFormState;
  /** An invitation also sets the type; there is no choice then. */
  isInvited: boolean;
}

/** Remarks on a number come once the field is left, not in mid-word. */
export function PersonFields({ form, isInvited }: PersonFieldsProps) {
  const { register, control, formState } = form;
  const { errors, touchedFields, submitCount } = formState;
  const { name = '', phone = '', aadharcard = '', usertype } = useWatch({ control });
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
        hint={
          isInvited
            ? 'The address that the invitation was sent to; a link to confirm it is sent there'
            : 'A link to confirm it is sent there'
        }
        error={errors.email?.message}
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
      <SelectField
        id={fieldId('usertype')}
        label="Registering as"
        options={isInvited ? USER_TYPES.filter(({ value }) => value === usertype) : USER_TYPES}
        error={errors.usertype?.message}
        {...register('usertype')}
      />
      <PanField
        {...pan}
        id={fieldId('pancard')}
        ownerName={name}
        rejected={rejected.submitCount === submitCount ? rejected.pan : ''}
        onEnter={(value, cleared) => {
          pan.onChange(value);
          setRejected({ pan: cleared, submitCount });
        }}
        hint="PAN or Aadhar: one of the two is enough"
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
