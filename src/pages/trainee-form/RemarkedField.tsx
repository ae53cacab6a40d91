import { type ComponentPropsWithRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Finding } from '../../domain/validators/finding.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useFormLock } from './formLock.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { type TextPath, useSectionOneField } from './useSectionOneField.ts';

interface RemarkedFieldProps extends ComponentPropsWithRef<typeof TextField> {
  path: TextPath;
  /** Says what is worth a second look in the text; nothing of it blocks. */
  remark: (value: string) => Finding[];
}

/** A text of Section 1 with remarks, which wait until the person has left the field. */
export function RemarkedField({ path, remark, ...field }: RemarkedFieldProps) {
  const { control, formState, setValue } = useFormContext<SectionOneValues>();
  const value = useWatch({ control, name: path });
  const { isLocked } = useFormLock();
  const [isFocused, setFocused] = useState(false);
  const { onBlur, ...props } = useSectionOneField()(path);
  return (
    <TextField
      {...props}
      {...field}
      warnings={isFocused || isLocked ? [] : remark(value ?? '')}
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
