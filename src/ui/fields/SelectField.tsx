import FormSelect from 'react-bootstrap/FormSelect';
import { STORED } from '../stored.ts';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { NOT_GIVEN } from './locked.ts';

interface Option {
  value: string;
  label: string;
  /** Whether the label is a name or an address. */
  isStored?: boolean;
}

export function plainOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

/** Options from labels by value. */
export function labelledOptions(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type SelectFieldProps = InputProps<'select'> & {
  options: readonly Option[];
  /** The first, empty choice; absent when the field always has a value. */
  placeholder?: string;
};

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control, isLocked) => (
        <FormSelect
          {...control}
          // A select has no read-only state.
          {...(isLocked && { bsPrefix: 'form-control-plaintext', disabled: true })}
        >
          {placeholder !== undefined && <option value="">{isLocked ? NOT_GIVEN : placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} {...(option.isStored && STORED)}>
              {option.label}
            </option>
          ))}
        </FormSelect>
      )}
    </FieldFrame>
  );
}
