import { useLayoutEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useController, useFormContext } from 'react-hook-form';
import { AADHAR_MAX_LENGTH, validateAadhar } from '../../domain/validators/aadhar.ts';
import { maskAadhar } from '../../domain/validators/mask.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import type { ProfileEntries } from './profileSchema.ts';

const LABEL = 'Aadhar Number';

/** The Aadhar number: masked on the screen until it is shown or being edited. */
export function AadharField({ disabled }: { disabled: boolean }) {
  const { control } = useFormContext<ProfileEntries>();
  const { field, fieldState } = useController({ name: 'aadharcard', control });
  const [isShown, setShown] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Revealing replaces the text, which loses the selection that a browser makes on entering a field.
  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);

  const warnings = isEditing || disabled ? [] : validateAadhar(field.value).warnings;
  const error = fieldState.error?.message;
  return (
    <FieldFrame
      id="profile-aadharcard"
      label={LABEL}
      error={error}
      warnings={warnings.map(({ message }) => message)}
    >
      {(frame) => (
        <div className="input-group">
          <input
            {...frame}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={AADHAR_MAX_LENGTH}
            className={`form-control ${error ? 'is-invalid' : ''}`}
            disabled={disabled}
            name={field.name}
            value={isShown || isEditing ? field.value : maskAadhar(field.value)}
            onChange={(event) => field.onChange(event.target.value.slice(0, AADHAR_MAX_LENGTH))}
            onFocus={() => setEditing(true)}
            onBlur={() => {
              setEditing(false);
              field.onBlur();
            }}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
          />
          <Button variant="outline-secondary" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> {LABEL}</span>
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
