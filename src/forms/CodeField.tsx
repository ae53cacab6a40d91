import { useContext } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { normalise, type Validated } from '../domain/validators/normalise.ts';
import { PAN_LENGTH, validatePan } from '../domain/validators/pan.ts';
import type { InputProps } from '../ui/fields/FieldFrame.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { FormScopeContext, fieldId } from './formContext.ts';

interface CodeEntryProps extends Omit<InputProps<'input'>, 'label' | 'value' | 'onChange'> {
  value: string;
  /** The cleared wrong value, which the person can restore. */
  rejected: string;
  onEnter: (value: string, rejected: string) => void;
}

/** `rejectedName` is the form's field for the cleared value. */
export function useCode(name: string, rejectedName: string): CodeEntryProps {
  const { id } = useContext(FormScopeContext);
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const { field: rejected } = useController({ control, name: rejectedName });
  return {
    ...field,
    id: fieldId(id, name),
    rejected: rejected.value,
    onEnter: (value, cleared) => {
      // Set first, because setting the value validates both.
      rejected.onChange(cleared);
      field.onChange(value);
    },
    error: fieldState.error?.message,
  };
}

interface CodeFieldProps extends CodeEntryProps {
  label: string;
  length: number;
  isOptional?: boolean;
  validate: (code: string) => Validated;
}

/**
 * A complete wrong code is cleared with a message; the person can restore it or accept the suggested
 * spelling.
 */
export function CodeField({
  label,
  length,
  isOptional = false,
  validate,
  rejected,
  onEnter,
  error,
  className = '',
  ...field
}: CodeFieldProps) {
  const enter = (typed: string) => {
    const entry = enterCode(typed, length, validate);
    onEnter(entry.value, entry.rejected);
    return entry.value;
  };
  const isComplete = rejected !== '' || field.value.length === length;
  const remarks = [
    ...(isComplete ? validate(rejected || field.value).warnings : []),
    ...(rejected
      ? [{ message: `You typed ${rejected}.`, repair: rejected, action: `Put ${rejected} back` }]
      : []),
    ...(rejected && isOptional
      ? [{ message: `${label} may be empty.`, repair: '', action: `Leave ${label} empty` }]
      : []),
  ];
  return (
    <TextField
      {...field}
      label={label}
      className={`field-code ${className}`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={rejected ? validate(rejected).error : error}
      warnings={remarks}
      onRepair={(value) => (value === rejected ? onEnter(value, '') : enter(value))}
      onChange={({ target }) => replaceTyped(target, enter(target.value))}
    />
  );
}

/** `ownerName` is the name that the PAN should match. */
export function PanField({ ownerName, ...field }: CodeEntryProps & { ownerName: string }) {
  return (
    <CodeField
      {...field}
      label="PAN Number"
      length={PAN_LENGTH}
      validate={(pan) => validatePan(pan, ownerName)}
    />
  );
}

/** Clears a complete wrong code and shows the error. */
export function enterCode(
  input: string,
  length: number,
  validate: (code: string) => Validated,
): { value: string; rejected: string; error?: string } {
  const value = normalise(input).slice(0, length);
  const error = value.length === length ? validate(value).error : undefined;
  return error === undefined ? { value, rejected: '' } : { value: '', rejected: value, error };
}

/**
 * Setting only the value would move the caret to the end while a person corrects a character in the middle.
 */
function replaceTyped(input: HTMLInputElement, value: string): void {
  if (value === input.value) return;
  const caret = input.selectionStart;
  input.value = value;
  input.setSelectionRange(caret, caret);
}
