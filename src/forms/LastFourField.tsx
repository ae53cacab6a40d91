import { useContext, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { AADHAR_LABEL, isCutAadhar, limitAadhar } from '../domain/validators/aadhar.ts';
import { normalise } from '../domain/validators/normalise.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { FormScopeContext, fieldId } from './formContext.ts';
import { useTypedText } from './frame/useTypedText.ts';
import { WhatIs } from './help/WhatIs.tsx';

const CUT = 'Only the last four digits are kept. The others were not stored.';
const LONG =
  'An Aadhar number has 12 digits, and this one had more: a virtual ID (VID) of 16 digits is another number.';

interface LastFourFieldProps {
  isLocked?: boolean;
}

/** The field of the form's `aadharcard` in the mode `last4`. Four digits are not hidden. */
export function LastFourField({ isLocked }: LastFourFieldProps) {
  const { id } = useContext(FormScopeContext);
  const { control } = useFormContext<{ aadharcard: string }>();
  const { field, fieldState } = useController({ control, name: 'aadharcard' });
  const [warnings, setWarnings] = useState<string[]>([]);
  const { onLeave, ...typed } = useTypedText(field.value, (text) => {
    const limited = limitAadhar(text);
    const isLong = normalise(text).replaceAll(/\D/g, '').length > 12;
    setWarnings(isCutAadhar(text) ? [CUT, ...(isLong ? [LONG] : [])] : []);
    field.onChange(limited);
    return { value: limited, text: limited };
  });
  return (
    <TextField
      {...field}
      {...typed}
      id={fieldId(id, field.name)}
      label={AADHAR_LABEL}
      className="field-code"
      inputMode="numeric"
      autoComplete="off"
      hint={<WhatIs terms={['aadhar']}>The four digits at the end of the number, and no others</WhatIs>}
      error={fieldState.error?.message}
      warnings={warnings}
      isLocked={isLocked}
      onBlur={() => {
        onLeave();
        field.onBlur();
      }}
    />
  );
}
