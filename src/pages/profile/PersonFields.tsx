import { useController, useFormContext, useWatch } from 'react-hook-form';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { validatePhone } from '../../domain/validators/phone.ts';
import { AadharField } from '../../forms/AadharField.tsx';
import { PanField, useCode } from '../../forms/CodeField.tsx';
import { useField } from '../../forms/formContext.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ProfileEntries } from './profileSchema.ts';

/** Asked of everybody, also of people who registered with Aadhar alone. */
const PAN_NEEDED =
  'You registered without a PAN. Your profile can be saved once you enter one: it has 10 characters.';

export function PersonFields({ record, isLocked }: { record: UserRecord; isLocked: boolean }) {
  const { control } = useFormContext<ProfileEntries>();
  const fieldOf = useField<ProfileEntries>();
  const pan = useCode('pancard', 'rejected.pancard');
  const ownerName = useWatch({ control, name: 'name' });
  const { field: aadhar, fieldState } = useController({ control, name: 'aadharcard' });
  return (
    <>
      <TextField label="User ID" value={record.userid} isLocked />
      <TextField label="E-mail" value={record.email} isLocked />
      <TextField {...fieldOf('name')} label="Name" autoComplete="name" isLocked={isLocked} />
      <TextField {...fieldOf('designation')} label="Designation" autoComplete="organization-title" />
      <PhoneField />
      <PanField
        {...pan}
        ownerName={ownerName}
        hint={record.pancard ? undefined : PAN_NEEDED}
        isLocked={isLocked}
      />
      <AadharField
        id="profile-aadharcard"
        field={aadhar}
        error={fieldState.error?.message}
        isLocked={isLocked}
      />
      <TextField label="Introducer" value={record.fpoc} isLocked />
      <TextField label="Introducer E-mail" value={record.fpocno} isLocked />
      <TextAreaField
        {...fieldOf('address')}
        label="Address"
        className="field-wide"
        autoComplete="street-address"
        maxLength={MAX_LONG_TEXT}
      />
    </>
  );
}

/** Remarks wait until the number is typed. */
function PhoneField() {
  const { control, setValue, formState } = useFormContext<ProfileEntries>();
  const fieldOf = useField<ProfileEntries>();
  const [phone, nationality] = useWatch({ control, name: ['phone', 'nationality'] });
  const { touchedFields, defaultValues } = formState;
  const isTyped = touchedFields.phone || phone === defaultValues?.phone;
  const isIndian = nationality === 'Indian';
  return (
    <TextField
      {...fieldOf('phone')}
      label="Contact Number"
      hint={isIndian ? 'Ten digits, without +91 or 0' : 'Digits only'}
      inputMode="numeric"
      autoComplete="tel-national"
      warnings={isTyped ? validatePhone(phone, isIndian).warnings : []}
      onRepair={(value) => setValue('phone', value, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
