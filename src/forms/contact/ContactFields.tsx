import { useFormContext, useWatch } from 'react-hook-form';
import type { CONTACT_FIELDS } from '../../domain/records/defaults.ts';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { nationalNumber } from '../../domain/validators/nationalNumber.ts';
import { validatePhone } from '../../domain/validators/phone.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useField } from '../formContext.ts';

// The profile and, after the approval, a change of it (R20) have the same fields.

type ContactEntries = Pick<UserRecord, (typeof CONTACT_FIELDS)[number]>;

interface MarkedProps {
  /** Whether the field has the mark of a required one. */
  isMarked?: boolean;
}

const markOf = (isMarked: boolean) => (isMarked ? 'field-required' : '');

export function DesignationField({ isMarked = false }: MarkedProps) {
  const fieldOf = useField<ContactEntries>();
  return (
    <TextField
      {...fieldOf('designation')}
      label="Designation"
      className={markOf(isMarked)}
      aria-required={isMarked}
      autoComplete="organization-title"
    />
  );
}

/** Warnings wait until the number is complete. */
export function PhoneField({ isIndian, isMarked = false }: MarkedProps & { isIndian: boolean }) {
  const { control, setValue, formState } = useFormContext<ContactEntries>();
  const fieldOf = useField<ContactEntries>();
  const phone = useWatch({ control, name: 'phone' });
  const { touchedFields, defaultValues } = formState;
  const isTyped = touchedFields.phone || phone === defaultValues?.phone;
  return (
    <TextField
      {...fieldOf('phone', (value) => nationalNumber(value, isIndian))}
      label="Contact Number"
      hint={isIndian ? 'Ten digits without +91; a landline with its area code' : 'Digits only'}
      className={`field-code ${markOf(isMarked)}`}
      aria-required={isMarked}
      inputMode="tel"
      autoComplete="tel-national"
      warnings={isTyped ? validatePhone(phone, isIndian).warnings : []}
      onRepair={(value) => setValue('phone', value, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

export function AddressField({ isMarked = false }: MarkedProps) {
  const fieldOf = useField<ContactEntries>();
  return (
    <TextAreaField
      {...fieldOf('address')}
      label="Address"
      className={`field-wide ${markOf(isMarked)}`}
      aria-required={isMarked}
      autoComplete="street-address"
      maxLength={MAX_LONG_TEXT}
    />
  );
}

/** All of them, as a change has them. */
export function ContactFields({ isIndian }: { isIndian: boolean }) {
  return (
    <div className="field-grid">
      <DesignationField />
      <PhoneField isIndian={isIndian} />
      <AddressField />
    </div>
  );
}
