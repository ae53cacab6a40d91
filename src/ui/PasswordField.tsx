import { type ComponentPropsWithRef, useState } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A password with the show/hide toggle of SPEC 2. */
export function PasswordField({
  label,
  hint,
  error,
  warnings,
  id,
  className,
  ...input
}: FieldProps & Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} warnings={warnings} id={id} className={className}>
      {(control) => (
        <div className="input-group">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`form-control ${error ? 'is-invalid' : ''}`}
          />
          <button type="button" className="btn btn-outline-secondary" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> password</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
