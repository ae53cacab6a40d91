import { useController, useFormContext, useWatch } from 'react-hook-form';
import { normalise } from '../../../domain/validators/normalise.ts';
import { enterPan, PAN_ERROR, PAN_LENGTH, validatePan } from '../../../domain/validators/pan.ts';
import { replaceTyped } from '../../../ui/fields/replaceTyped.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFormLock } from '../formLock.ts';
import { fieldId } from '../problems.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

/**
 * The PAN: upper-cased while it is typed, and cleared with a message when ten characters are no PAN. What was
 * cleared can be put back, or replaced by the spelling that was probably meant.
 */
export function PanField() {
  const { control } = useFormContext<SectionOneValues>();
  const { field, fieldState } = useController({ control, name: 'panno' });
  const { field: rejected } = useController({ control, name: 'rejectedPan' });
  const name = useWatch({ control, name: 'nameOfVendor' });
  const { isLocked, isDisabled } = useFormLock();

  const hold = (pan: string, cleared: string) => {
    field.onChange(pan);
    rejected.onChange(cleared);
  };
  const enter = (typed: string) => {
    const { value, error } = enterPan(typed);
    hold(value, error === undefined ? '' : normalise(typed).slice(0, PAN_LENGTH));
    return value;
  };
  const back = {
    message: `You typed ${rejected.value}.`,
    repair: rejected.value,
    action: `Put ${rejected.value} back`,
  };
  const remarks = [
    ...validatePan(rejected.value || field.value, name).warnings,
    ...(rejected.value ? [back] : []),
  ];
  return (
    <TextField
      {...field}
      id={fieldId('sectionOne', 'panno')}
      label="PAN Number"
      hint="Ten characters, as on the PAN card"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      disabled={isDisabled}
      error={rejected.value ? PAN_ERROR : fieldState.error?.message}
      warnings={isLocked ? [] : remarks}
      onRepair={(value) => (value === rejected.value ? hold(value, '') : enter(value))}
      onChange={({ target }) => replaceTyped(target, enter(target.value))}
    />
  );
}
