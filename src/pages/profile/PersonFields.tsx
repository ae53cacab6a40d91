import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { PAN_LENGTH, validatePan } from '../../domain/validators/pan.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AadharField } from './AadharField.tsx';
import { CodeField } from './CodeField.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { ProfileEntries } from './profileSchema.ts';

/** A PAN is asked of everybody, also of those who registered with Aadhar alone. */
const PAN_NEEDED =
  'You registered without a PAN. Your profile can be saved once you enter one: it has 10 characters.';

/** Who the person is: the first fields of My Profile. */
export function PersonFields({ record, isLocked }: { record: UserRecord; isLocked: boolean }) {
  const { control, register, formState } = useFormContext<ProfileEntries>();
  const name = useWatch({ control, name: 'name' });
  const { errors } = formState;
  return (
    <>
      <TextField label="User ID" value={record.userid} disabled readOnly />
      <TextField label="E-mail" value={record.email} disabled readOnly />
      <TextField
        id="profile-name"
        label="Name"
        autoComplete="name"
        disabled={isLocked}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        id="profile-designation"
        label="Designation"
        autoComplete="organization-title"
        error={errors.designation?.message}
        {...register('designation')}
      />
      <PhoneField />
      <CodeField
        name="pancard"
        label="PAN Number"
        length={PAN_LENGTH}
        hint={record.pancard ? undefined : PAN_NEEDED}
        disabled={isLocked}
        validate={(pan) => validatePan(pan, name)}
      />
      <AadharField disabled={isLocked} />
      <TextField label="Introducer" value={record.fpoc} disabled readOnly />
      <TextField label="Introducer E-mail" value={record.fpocno} disabled readOnly />
      <TextAreaField
        id="profile-address"
        label="Address"
        className="field-wide"
        autoComplete="street-address"
        maxLength={MAX_LONG_TEXT}
        error={errors.address?.message}
        {...register('address')}
      />
    </>
  );
}
