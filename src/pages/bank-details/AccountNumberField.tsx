import { type ComponentPropsWithRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { maskAccountNumber } from '../../domain/validators/mask.ts';
import { FieldFrame, type FieldProps } from '../../ui/fields/FieldFrame.tsx';
import { fieldParts } from '../../ui/fields/fieldParts.ts';
import './accountNumberField.scss';

interface AccountNumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  /** Whether the number is hidden at first. */
  isHidden: boolean;
}

/**
 * An account number that is hidden until somebody asks for it. A locked one shows its last four
 * digits; in an editable one only the look of the digits changes, so that it can be typed over.
 */
export function AccountNumberField({ isHidden, value, ...field }: AccountNumberFieldProps) {
  const { frame, control } = fieldParts(field);
  const [isShown, setShown] = useState(!isHidden);
  const locked = typeof value === 'string' && { value: isShown ? value : maskAccountNumber(value) };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className="input-group">
          <input
            {...control}
            {...locked}
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={`form-control ${frame.error ? 'is-invalid' : ''} ${isShown || locked ? '' : 'hidden-digits'}`}
          />
          <Button variant="outline-secondary" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> account number</span>
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
