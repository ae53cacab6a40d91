import { type ComponentPropsWithRef, useState } from 'react';
import { maskAccountNumber } from '../../domain/validators/mask.ts';
import { FieldFrame, type FieldProps } from '../../ui/FieldFrame.tsx';
import './accountNumberField.scss';

interface AccountNumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  /** Whether the number is hidden at first. */
  isHidden: boolean;
}

/**
 * An account number that is hidden until somebody asks for it (DESIGN 7, Sensitive data). A locked one shows its last four
 * digits; in an editable one only the look of the digits changes, so that it can be typed over.
 */
export function AccountNumberField({
  label,
  hint,
  error,
  warnings,
  onRepair,
  id,
  className,
  isHidden,
  value,
  ...input
}: AccountNumberFieldProps) {
  const [isShown, setShown] = useState(!isHidden);
  const locked = typeof value === 'string' && { value: isShown ? value : maskAccountNumber(value) };
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      warnings={warnings}
      onRepair={onRepair}
      id={id}
      className={className}
    >
      {(control) => (
        <div className="input-group">
          <input
            {...input}
            {...locked}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={`form-control ${error ? 'is-invalid' : ''} ${isShown || locked ? '' : 'hidden-digits'}`}
          />
          <button type="button" className="btn btn-outline-secondary" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> account number</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
