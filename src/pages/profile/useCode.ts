import { useFormContext, useWatch } from 'react-hook-form';
import type { CodeEntryProps } from '../../forms/CodeField.tsx';
import { useField } from '../../forms/formContext.ts';
import type { ProfileEntries } from './profileSchema.ts';

/** Gives the properties that tie a CodeField to the PAN or the GSTIN of the profile. */
export function useCode() {
  const { control, setValue, clearErrors } = useFormContext<ProfileEntries>();
  const fieldOf = useField<ProfileEntries>();
  const { pancard, GSTIN, rejected } = useWatch({ control }) as ProfileEntries;
  const values = { pancard, GSTIN };
  return (name: 'pancard' | 'GSTIN'): CodeEntryProps => {
    const { onChange: _, ...field } = fieldOf(name);
    return {
      ...field,
      value: values[name],
      rejected: rejected[name],
      onEnter: (value, cleared) => {
        setValue(name, value, { shouldDirty: true });
        setValue(`rejected.${name}`, cleared, { shouldDirty: true });
        clearErrors(name);
      },
    };
  };
}
