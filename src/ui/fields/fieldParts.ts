import type { FieldProps } from './FieldFrame.tsx';

/** Parts the properties of a field into those of its frame and those of the control inside. */
export function fieldParts<Props extends FieldProps>({
  label,
  hint,
  error,
  warnings,
  onRepair,
  id,
  className,
  ...control
}: Props) {
  return { frame: { label, hint, error, warnings, onRepair, id, className }, control };
}
