import { type ComponentPropsWithRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Finding } from '../../../domain/validators/finding.ts';
import { validatePhone } from '../../../domain/validators/phone.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { type TextPath, useSectionOneField } from './useSectionOneField.ts';

interface RemarkedFieldProps extends ComponentPropsWithRef<typeof TextField> {
  path: TextPath;
  /** The flags of a field; they never block. */
  remark: (value: string) => Finding[];
}

/** Warnings wait until the person leaves the field. */
export function RemarkedField({ path, remark, ...field }: RemarkedFieldProps) {
  const { control, formState, setValue } = useFormContext<SectionOneValues>();
  const value = useWatch({ control, name: path });
  const [isFocused, setFocused] = useState(false);
  const { onBlur, ...props } = useSectionOneField()(path);
  return (
    <TextField
      {...props}
      {...field}
      warnings={isFocused ? [] : remark(value ?? '')}
      onRepair={(repair) =>
        setValue(path, repair, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        setFocused(false);
        void onBlur(event);
      }}
    />
  );
}

export function phoneRemarks(value: string): Finding[] {
  return validatePhone(value).warnings;
}
