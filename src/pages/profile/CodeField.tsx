import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Validated } from '../../domain/validators/finding.ts';
import { normalise } from '../../domain/validators/normalise.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ProfileEntries } from './profileSchema.ts';
import { Repairs } from './Repairs.tsx';

interface CodeFieldProps {
  name: 'pancard' | 'GSTIN';
  label: string;
  length: number;
  hint?: ReactNode;
  isOptional?: boolean;
  disabled: boolean;
  validate: (value: string) => Validated;
}

/**
 * A PAN or GSTIN: upper-cased, at most `length` characters, and cleared with its message when it is complete and
 * wrong. What was cleared can be put back, or replaced by the spelling that was probably meant.
 */
export function CodeField({
  name,
  label,
  length,
  hint,
  isOptional = false,
  disabled,
  validate,
}: CodeFieldProps) {
  const { control, setValue, setError, clearErrors } = useFormContext<ProfileEntries>();
  const { field, fieldState } = useController({ name, control });
  const { field: rejectedField } = useController({ name: `rejected.${name}`, control });
  const { value } = field;
  const rejected = rejectedField.value;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useEffect(() => {
    const place = caret.current;
    caret.current = null;
    if (place !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(place, place);
    }
  });

  const hold = (next: string, nextRejected: string) => {
    setValue(name, next, { shouldDirty: true });
    setValue(`rejected.${name}`, nextRejected, { shouldDirty: true });
  };

  const enter = (typed: string) => {
    const code = normalise(typed).slice(0, length);
    const error = code.length === length ? validate(code).error : undefined;
    if (error === undefined) {
      hold(code, '');
      clearErrors(name);
    } else {
      hold('', code);
      setError(name, { type: 'pattern', message: error });
    }
  };

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = normalise(target.value.slice(0, target.selectionStart ?? undefined)).length;
    enter(target.value);
  };

  const isComplete = value.length === length || rejected !== '';
  const { warnings } = isComplete ? validate(rejected || value) : { warnings: [] };
  const repairs = warnings.flatMap(({ repair }) =>
    repair === undefined ? [] : [{ value: repair, text: `Use ${repair}` }],
  );
  return (
    <div>
      <TextField
        id={`profile-${name}`}
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        disabled={disabled}
        error={disabled ? undefined : fieldState.error?.message}
        warnings={disabled ? [] : warnings.map(({ message }) => message)}
        name={name}
        value={value}
        onChange={handleChange}
        onBlur={field.onBlur}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
      />
      {!disabled && <Repairs offers={repairs} onUse={enter} />}
      {!disabled && rejected && (
        <Repairs
          offers={[
            { value: rejected, text: `Put ${rejected} back` },
            ...(isOptional ? [{ value: '', text: `Leave ${label} empty` }] : []),
          ]}
          onUse={(back) => {
            hold(back, '');
            clearErrors(name);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
