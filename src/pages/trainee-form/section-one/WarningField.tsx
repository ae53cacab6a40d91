import { type ComponentPropsWithRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { nationalNumber } from '../../../domain/validators/nationalNumber.ts';
import type { Warning } from '../../../domain/validators/normalise.ts';
import { validatePhone } from '../../../domain/validators/phone.ts';
import { isIndia } from '../../../domain/validators/pincode.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { type TextPath, useSectionOneField } from './useSectionOneField.ts';

interface WarningFieldProps extends Omit<ComponentPropsWithRef<typeof TextField>, 'label'> {
  path: TextPath;
  /** That of the field if absent. */
  label?: string;
  /** The flags of a field; they never block. */
  warningsOf: (value: string) => Warning[];
  /** Rewrites the text when the person leaves the field. */
  tidy?: (text: string) => string;
  /** Called with the text when the person leaves the field. */
  onLeave?: (text: string) => void;
}

/** Warnings wait until the person leaves the field. */
export function WarningField({ path, warningsOf, tidy, onLeave, ...field }: WarningFieldProps) {
  const { control, formState, setValue } = useFormContext<SectionOneValues>();
  const value = useWatch({ control, name: path });
  const [isFocused, setFocused] = useState(false);
  const { onBlur, onFocus, ...props } = useSectionOneField()(path, tidy);
  return (
    <TextField
      {...props}
      {...field}
      warnings={isFocused ? [] : warningsOf(value ?? '')}
      onRepair={(repair) =>
        setValue(path, repair, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        void onBlur(event);
        onLeave?.(event.target.value);
      }}
    />
  );
}

/** Without a country, nothing is known about the length of the number. */
export function PhoneField({ hint, ...field }: Omit<WarningFieldProps, 'warningsOf' | 'tidy'>) {
  const isInIndia = isIndia(useWatch<SectionOneValues, 'country'>({ name: 'country' }));
  return (
    <WarningField
      {...field}
      hint={isInIndia ? hint : 'Digits only'}
      className="field-code"
      type="tel"
      warningsOf={(value) => validatePhone(value, isInIndia).warnings}
      tidy={(value) => nationalNumber(value, isInIndia)}
    />
  );
}
