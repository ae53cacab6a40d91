import FormSelect from 'react-bootstrap/FormSelect';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

export interface Option {
  value: string;
  label: string;
}

export function plainOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

type SelectFieldProps = InputProps<'select'> & {
  options: readonly Option[];
  /** The first, empty choice; absent when the field always has a value. */
  placeholder?: string;
};

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  const { frame, control } = fieldParts(field);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <FormSelect {...control} {...wiring} isInvalid={Boolean(frame.error)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </FormSelect>
      )}
    </FieldFrame>
  );
}
