import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

/** One choice: what is stored and what people read. */
export interface Option {
  value: string;
  label: string;
}

/** Choices whose stored value is also what people read. */
export function plainOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'> {
  options: readonly Option[];
  /** The first, empty choice; leave out when the field always has a value. */
  placeholder?: string;
}

/** A labelled choice from a list; takes the properties of `select`. */
export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  const { frame, control } = fieldParts(field);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <select {...control} {...wiring} className={`form-select ${frame.error ? 'is-invalid' : ''}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
