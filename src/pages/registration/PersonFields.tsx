import { useWatch } from 'react-hook-form';
import { AADHAR_MAX_LENGTH, validateAadhar } from '../../domain/validators/aadhar.ts';
import { validatePan } from '../../domain/validators/pan.ts';
import { validatePhone } from '../../domain/validators/phone.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PanField } from './PanField.tsx';
import type { RegistrationFormState } from './registrationForm.ts';
import { fieldId } from './registrationForm.ts';

const USER_TYPES = [
  { value: 'trainee', label: 'Trainee' },
  { value: 'vendor', label: 'Vendor' },
] as const;

const messages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

interface PersonFieldsProps {
  form: RegistrationFormState;
  /** An invitation says as what somebody registers; there is no choice then. */
  isInvited: boolean;
}

/** Who registers: the first six fields. Remarks on a number come once the field is left, not in mid-word. */
export function PersonFields({ form, isInvited }: PersonFieldsProps) {
  const { register, control, formState } = form;
  const { errors, touchedFields, submitCount } = formState;
  const { name = '', phone = '', pancard = '', aadharcard = '', usertype } = useWatch({ control });
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
        id={fieldId('pancard')}
        field={register('pancard')}
        error={errors.pancard?.message}
        submitCount={submitCount}
        warnings={messages(validatePan(pancard, name).warnings)}
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
