import { useFormContext, useWatch } from 'react-hook-form';
import { validatePhone } from '../../domain/validators/phone.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ProfileEntries } from './profileSchema.ts';
import { Repairs } from './Repairs.tsx';

/** The contact number. Remarks wait until the number is typed. */
export function PhoneField() {
  const { control, register, setValue, formState } = useFormContext<ProfileEntries>();
  const [phone, nationality] = useWatch({ control, name: ['phone', 'nationality'] });
  const isTyped = formState.touchedFields.phone || !formState.dirtyFields.phone;
  const { warnings } = isTyped ? validatePhone(phone, nationality === 'Indian') : { warnings: [] };
  return (
    <div>
      <TextField
        id="profile-phone"
        label="Contact Number"
        hint={nationality === 'Indian' ? 'Ten digits, without +91 or 0' : 'Digits only'}
        inputMode="numeric"
        autoComplete="tel-national"
        error={formState.errors.phone?.message}
        warnings={warnings.map(({ message }) => message)}
        {...register('phone')}
      />
      <Repairs
        offers={warnings.flatMap(({ repair }) =>
          repair === undefined ? [] : [{ value: repair, text: `Use ${repair}` }],
        )}
        onUse={(value) => setValue('phone', value, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}
