import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

/** A labelled one-line input; takes the properties of `input`, such as those of a form library's `register`. */
export function TextField(props: FieldProps & ComponentPropsWithRef<'input'>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <input
          type="text"
          {...control}
          {...wiring}
          className={`form-control ${frame.error ? 'is-invalid' : ''}`}
        />
      )}
    </FieldFrame>
  );
}
