import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useController, useFormContext } from 'react-hook-form';
import { AADHAR_MAX_LENGTH, validateAadhar } from '../../../domain/validators/aadhar.ts';
import { maskAadhar } from '../../../domain/validators/mask.ts';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import { useFormLock } from '../formLock.ts';
import { fieldId } from '../problems.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

/**
 * The Aadhar number, masked until the person reveals it, also when a draft brings it back; an
 * empty one is open to typing, and what is typed is seen.
 */
export function AadharField() {
  const { control } = useFormContext<SectionOneValues>();
  const { field, fieldState } = useController({ control, name: 'aadharcard' });
  const { isLocked, isDisabled } = useFormLock();
  const [isRevealed, setRevealed] = useState(false);
  const isShown = isRevealed || field.value === '';
  const error = fieldState.error?.message;
  return (
    <FieldFrame
      label="Aadhar Number"
      id={fieldId('sectionOne', 'aadharcard')}
      error={error}
      warnings={isShown && !isLocked ? validateAadhar(field.value).warnings : []}
    >
      {(frame) => (
        <div className="input-group">
          <input
            {...field}
            {...frame}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={AADHAR_MAX_LENGTH}
            className={`form-control ${error ? 'is-invalid' : ''}`}
            value={isShown ? field.value : maskAadhar(field.value)}
            readOnly={!isShown}
            onChange={(event) => {
              setRevealed(true);
              field.onChange(event);
            }}
            disabled={isDisabled}
          />
          <Button variant="outline-secondary" onClick={() => setRevealed(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> Aadhar Number</span>
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
