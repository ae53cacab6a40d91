import { type ComponentPropsWithRef, useState } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

/** A password with a toggle that shows and hides it. */
export function PasswordField(props: FieldProps & Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const { frame, control } = fieldParts(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className="input-group">
          <input
            {...control}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={`form-control ${frame.error ? 'is-invalid' : ''}`}
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
