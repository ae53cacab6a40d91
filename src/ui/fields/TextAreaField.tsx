import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

/** A labelled input of several lines; takes the properties of `textarea`. */
export function TextAreaField(props: FieldProps & ComponentPropsWithRef<'textarea'>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <textarea
          rows={3}
          {...control}
          {...wiring}
          className={`form-control ${frame.error ? 'is-invalid' : ''}`}
        />
      )}
    </FieldFrame>
  );
}
