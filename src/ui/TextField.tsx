import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A labelled one-line input; takes the properties of `input`, such as those of a form library's `register`. */
export function TextField({
  label,
  hint,
  error,
  warnings,
  onRepair,
  id,
  className,
  ...input
}: FieldProps & ComponentPropsWithRef<'input'>) {
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
        <input type="text" {...input} {...control} className={`form-control ${error ? 'is-invalid' : ''}`} />
      )}
    </FieldFrame>
  );
}
