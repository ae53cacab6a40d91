import { useLayoutEffect, useRef, useState } from 'react';
import { aadharMode } from '../config/portal.ts';
import { AADHAR_LABEL, isCutAadhar, limitAadhar, validateAadhar } from '../domain/validators/aadhar.ts';
import { maskAadhar } from '../domain/validators/mask.ts';
import { normalise } from '../domain/validators/normalise.ts';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { READ_ONLY } from '../ui/fields/locked.ts';
import { SecretInput } from '../ui/fields/SecretInput.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useValueField } from './formContext.ts';
import { useTypedText } from './frame/useTypedText.ts';
import { WhatIs } from './help/WhatIs.tsx';

interface AadharFieldProps {
  /** True when the number can be revealed. */
  isLocked?: boolean;
}

/** The field of the form's `aadharcard`, for the mode in the settings. */
export function AadharField(props: AadharFieldProps) {
  if (aadharMode === 'off') return null;
  return aadharMode === 'last4' ? <LastFourField {...props} /> : <WholeNumberField {...props} />;
}

const CUT =
  'The digits at the end were left out: an Aadhar number has 12. A virtual ID (VID) of 16 digits is another number.';

/** The input's props for a number that is cut to what the mode stores, and the warning of a cut. */
export function useAadharText({ value, onChange, onBlur }: ReturnType<typeof useValueField>['field']) {
  const [isCut, setCut] = useState(false);
  const enter = (text: string) => {
    const limited = limitAadhar(text, value);
    setCut(isCutAadhar(text, value));
    onChange(limited);
    return { value: limited, text: limited };
  };
  const typed = useTypedText(value, enter, onBlur);
  return { typed, cut: isCut ? [CUT] : [] };
}

function WholeNumberField({ isLocked }: AadharFieldProps) {
  const { field, error } = useValueField('aadharcard');
  const [isShown, setShown] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { typed, cut } = useAadharText(field);
  const [visit, setVisit] = useState(0);

  // Revealing replaces the text, which loses the selection that the browser makes on focus.
  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);

  return (
    <FieldFrame
      id={field.id}
      label={AADHAR_LABEL}
      className="field-code"
      hint={<WhatIs terms={['aadhar']} />}
      error={error ?? validateAadhar(field.value).error}
      warnings={isEditing ? cut : [...cut, ...validateAadhar(field.value).warnings]}
      isLocked={isLocked}
    >
      {(frame, isReadOnly) => (
        <SecretInput
          // A new input for each visit: undo and redo would mix the digits with the text that hides them.
          visit={visit}
          {...frame}
          type="text"
          inputMode="numeric"
          name={field.name}
          {...typed}
          value={isShown || isEditing ? typed.value : maskAadhar(field.value)}
          onFocus={(event) => {
            setEditing(!isReadOnly);
            typed.onFocus(event);
          }}
          onBlur={(event) => {
            setEditing(false);
            typed.onBlur(event);
            if (document.activeElement !== event.target) setVisit(visit + 1);
          }}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          secret={AADHAR_LABEL}
          {...(isReadOnly && READ_ONLY)}
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      )}
    </FieldFrame>
  );
}

const LAST_FOUR_ONLY = 'Only the last four digits are kept. The others were not stored.';
const LONG =
  'An Aadhar number has 12 digits, and this one had more: a virtual ID (VID) of 16 digits is another number.';

/** The field of the form's `aadharcard` in the mode `last4`. Four digits are not hidden. */
export function LastFourField({ isLocked }: AadharFieldProps) {
  const { field, error } = useValueField('aadharcard');
  const [warnings, setWarnings] = useState<string[]>([]);
  const enter = (text: string) => {
    const limited = limitAadhar(text);
    const isLong = normalise(text).replaceAll(/\D/g, '').length > 12;
    setWarnings(isCutAadhar(text) ? [LAST_FOUR_ONLY, ...(isLong ? [LONG] : [])] : []);
    field.onChange(limited);
    return { value: limited, text: limited };
  };
  const typed = useTypedText(field.value, enter, field.onBlur);
  return (
    <TextField
      {...field}
      {...typed}
      label={AADHAR_LABEL}
      className="field-code"
      inputMode="numeric"
      autoComplete="off"
      hint={<WhatIs terms={['aadhar']}>The four digits at the end of the number, and no others</WhatIs>}
      error={error}
      warnings={warnings}
      isLocked={isLocked}
    />
  );
}
