import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { aadharMode } from '../config/portal.ts';
import { AADHAR_LABEL, isCutAadhar, limitAadhar, validateAadhar } from '../domain/validators/aadhar.ts';
import { maskAadhar } from '../domain/validators/mask.ts';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { READ_ONLY } from '../ui/fields/locked.ts';
import { SecretInput } from '../ui/fields/SecretInput.tsx';
import { FormScopeContext, fieldId } from './formContext.ts';
import { useTypedText } from './frame/useTypedText.ts';
import { WhatIs } from './help/WhatIs.tsx';
import { LastFourField } from './LastFourField.tsx';

interface AadharFieldProps {
  /** True when the number can be revealed. */
  isLocked?: boolean;
}

/** The field of the form's `aadharcard`, for the mode in the settings. */
export function AadharField(props: AadharFieldProps) {
  if (aadharMode === 'off') return null;
  return aadharMode === 'last4' ? <LastFourField {...props} /> : <WholeNumberField {...props} />;
}

interface Entry {
  value: string;
  onChange: (value: string) => void;
}

const CUT =
  'The digits at the end were left out: an Aadhar number has 12. A virtual ID (VID) of 16 digits is another number.';

/** The input's props for a number that is cut to what the mode stores, and the warning of a cut. */
export function useAadharText({ value, onChange }: Entry) {
  const [isCut, setCut] = useState(false);
  const typed = useTypedText(value, (text) => {
    const limited = limitAadhar(text, value);
    setCut(isCutAadhar(text, value));
    onChange(limited);
    return { value: limited, text: limited };
  });
  return { typed, cut: isCut ? [CUT] : [] };
}

function WholeNumberField({ isLocked }: AadharFieldProps) {
  const { id } = useContext(FormScopeContext);
  const { control } = useFormContext<{ aadharcard: string }>();
  const { field, fieldState } = useController({ control, name: 'aadharcard' });
  const [isShown, setShown] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const {
    typed: { onLeave, onFocus, ...typed },
    cut,
  } = useAadharText(field);
  const [visit, setVisit] = useState(0);

  // Revealing replaces the text, which loses the selection that the browser makes on focus.
  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);

  return (
    <FieldFrame
      id={fieldId(id, field.name)}
      label={AADHAR_LABEL}
      className="field-code"
      hint={<WhatIs terms={['aadhar']} />}
      error={fieldState.error?.message ?? validateAadhar(field.value).error}
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
            onFocus(event);
          }}
          onBlur={({ target }) => {
            setEditing(false);
            onLeave();
            field.onBlur();
            if (document.activeElement !== target) setVisit(visit + 1);
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
