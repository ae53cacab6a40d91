import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A labelled input of several lines; takes the properties of `textarea`. */
export function TextAreaField({
  label,
  hint,
  error,
  warnings,
  onRepair,
  id,
  className,
  ...input
}: FieldProps & ComponentPropsWithRef<'textarea'>) {
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
        <textarea rows={3} {...input} {...control} className={`form-control ${error ? 'is-invalid' : ''}`} />
      )}
    </FieldFrame>
  );
}
