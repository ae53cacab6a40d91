import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { AADHAR_MAX_LENGTH, validateAadhar } from '../../domain/validators/aadhar.ts';
import { maskAadhar } from '../../domain/validators/mask.ts';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { useFormLock } from './formLock.ts';
import { fieldId } from './problems.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** The Aadhar number, masked until the person reveals it (DESIGN 7, Sensitive data); an empty one is open to typing. */
export function AadharField() {
  const { control } = useFormContext<SectionOneValues>();
  const { field, fieldState } = useController({ control, name: 'aadharcard' });
  const { isLocked, isDisabled } = useFormLock();
  const [isShown, setShown] = useState(field.value === '');
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
            disabled={isDisabled}
          />
          <button type="button" className="btn btn-outline-secondary" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> Aadhar Number</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
