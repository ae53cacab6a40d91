import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { enterPan } from '../../domain/validators/pan.ts';
import { replaceTyped } from '../../ui/fields/replaceTyped.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

interface PanFieldProps {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  warnings: readonly string[];
  /** How often the form was submitted; from then on its own error counts, as in the summary. */
  submitCount: number;
}

/** The PAN: upper-cased while it is typed, and cleared with a message when ten characters are no PAN. */
export function PanField({ id, field, error, warnings, submitCount }: PanFieldProps) {
  const [cleared, setCleared] = useState({ error: '', submitCount });
  const clearedError = cleared.submitCount === submitCount ? cleared.error : '';
  return (
    <TextField
      {...field}
      id={id}
      label="PAN Number"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint="PAN or Aadhar: one of the two is enough"
      error={clearedError || error}
      warnings={warnings}
      onChange={(event) => {
        const entry = enterPan(event.target.value);
        replaceTyped(event.target, entry.value);
        setCleared({ error: entry.error ?? '', submitCount });
        return field.onChange(event);
      }}
    />
  );
}
