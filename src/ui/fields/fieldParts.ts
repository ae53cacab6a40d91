import type { FieldProps } from './FieldFrame.tsx';

/** Splits properties into those of the frame and those of the control. */
export function fieldParts<Props extends FieldProps>({
  label,
  hint,
  error,
  warnings,
  onRepair,
  id,
  className,
  isLocked,
  ...control
}: Props) {
  return { frame: { label, hint, error, warnings, onRepair, id, className, isLocked }, control };
}
