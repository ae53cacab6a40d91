import { useState } from 'react';
import { codeIn, isInserted, normalise, type Validated } from '../domain/validators/normalise.ts';
import { PAN_LENGTH, validatePan } from '../domain/validators/pan.ts';
import type { InputProps } from '../ui/fields/FieldFrame.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useValueField } from './formContext.ts';
import { useTypedText } from './frame/useTypedText.ts';

interface CodeEntryProps extends Omit<InputProps<'input'>, 'label' | 'value' | 'onChange'> {
  value: string;
  /** The cleared wrong value, which the person can restore. */
  rejected: string;
  onEnter: (value: string, rejected: string) => void;
}

/** `rejectedName` is the form's field for the cleared value. */
export function useCode(name: string, rejectedName: string): CodeEntryProps {
  const { field, error } = useValueField(name);
  const { field: rejected } = useValueField(rejectedName);
  return {
    ...field,
    error,
    rejected: rejected.value,
    onEnter: (value, cleared) => {
      // Set first, because setting the value validates both.
      rejected.onChange(cleared);
      field.onChange(value);
    },
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
  value,
  rejected,
  onEnter,
  onBlur,
  error,
  className = '',
  ...field
}: CodeFieldProps) {
  const isRight = (code: string) => code.length === length && validate(code).error === undefined;
  const [before, setBefore] = useState('');
  const lastRight = isRight(value) ? value : before;
  const enter = (typed: string) => {
    const entry = enterCode(typed, length, validate, lastRight);
    onEnter(entry.value, entry.rejected);
    setBefore(typed === '' ? '' : lastRight);
    const isSettled = entry.rejected !== '' || isRight(entry.value);
    return { value: entry.value, text: isSettled ? entry.value : typed };
  };
  const input = useTypedText(value, enter, onBlur);
  const isTooLong = value.length > length;
  const wrong = rejected || (isTooLong ? value : '');
  const isComplete = wrong !== '' || value.length === length;
  const warnings = [
    ...(isComplete ? validate(wrong || value).warnings : []),
    ...(isTooLong ? [{ message: `${label} has ${length} characters, this one has ${value.length}.` }] : []),
    ...(rejected
      ? [{ message: `You typed ${rejected}.`, repair: rejected, action: `Put ${rejected} back` }]
      : []),
    ...(wrong && lastRight
      ? [{ message: `Before, it was ${lastRight}.`, repair: lastRight, action: `Put ${lastRight} back` }]
      : []),
    ...(rejected && isOptional
      ? [{ message: `${label} may be empty.`, repair: '', action: `Leave ${label} empty` }]
      : []),
  ];
  return (
    <TextField
      {...field}
      {...input}
      label={label}
      className={`field-code field-capitals ${className}`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={wrong ? validate(wrong).error : error}
      warnings={warnings}
      onRepair={(repair) => (repair === rejected ? onEnter(repair, '') : enter(repair))}
    />
  );
}

/** `ownerName` is the name that the PAN should match. */
export function PanField({ ownerName, ...field }: CodeEntryProps & { ownerName: string }) {
  return (
    <CodeField
      {...field}
      values={ownerName.split(/\s+/)}
      label="PAN Number"
      length={PAN_LENGTH}
      validate={(pan) => validatePan(pan, ownerName)}
    />
  );
}

/**
 * Clears a complete wrong code and shows the error. A character too many in a right code cuts nothing off.
 * @param before the last right code that was in the field
 */
export function enterCode(
  input: string,
  length: number,
  validate: (code: string) => Validated,
  before = '',
): { value: string; rejected: string; error?: string } {
  const isRight = (code: string) => code.length === length && validate(code).error === undefined;
  const [word = '', ...others] = new Set(
    input
      .split(/[^\p{L}\p{N}]+/u)
      .map(normalise)
      .filter(isRight),
  );
  // In a sentence, one word may be the code.
  const code = word && others.length === 0 ? word : codeIn(input);
  const value = code.slice(0, length);
  if (before !== '' && value !== before && isInserted(code, before)) return { value: code, rejected: '' };
  const error = value.length === length ? validate(value).error : undefined;
  return error === undefined ? { value, rejected: '' } : { value: '', rejected: value, error };
}
