import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { validatePan } from '../../domain/validators/pan.ts';
import { enterPan } from '../../domain/validators/panEntry.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useFormLock } from './formLock.ts';
import { fieldId } from './problems.ts';
import { warningsOf } from './remarks.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** The PAN: upper-cased while it is typed, and cleared with a message when ten characters are no PAN (SPEC 5). */
export function PanField() {
  const { control } = useFormContext<SectionOneValues>();
  const { field, fieldState } = useController({ control, name: 'panno' });
  const name = useWatch({ control, name: 'nameOfVendor' });
  const { isLocked, isDisabled } = useFormLock();
  const [cleared, setCleared] = useState<string | undefined>();
  return (
    <TextField
      {...field}
      id={fieldId('sectionOne', 'panno')}
      label="PAN Number"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      disabled={isDisabled}
      error={cleared ?? fieldState.error?.message}
      warnings={isLocked ? [] : warningsOf(validatePan(field.value, name))}
      onChange={(event) => {
        const input = event.target;
        const caret = input.selectionStart;
        const entry = enterPan(input.value);
        if (entry.value !== input.value) {
          input.value = entry.value;
          // Setting the value moves the caret to the end, which disturbs who corrects a character in the middle.
          input.setSelectionRange(caret, caret);
        }
        setCleared(entry.error);
        field.onChange(entry.value);
      }}
    />
  );
}
