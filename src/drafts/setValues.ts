import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSameJson } from '../domain/drafts.ts';

export function setValues<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
  values: Partial<Values>,
): void {
  const mine = form.getValues();
  for (const [key, value] of Object.entries(values)) {
    if (isSameJson(value, mine[key])) continue;
    form.setValue(key as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}
