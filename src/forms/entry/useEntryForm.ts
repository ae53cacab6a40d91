import type { FieldValues } from 'react-hook-form';
import { useRemembered } from '../../drafts/useRemembered.ts';
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from '../frame/useCheckedForm.ts';

export interface EntryFormState<Values extends FieldValues, Valid> extends CheckedForm<Values, Valid> {
  /** To be called once it is sent. */
  forget: () => void;
}

interface EntryFormOptions<Values extends FieldValues, Valid> extends CheckedFormOptions<Values, Valid> {
  values: Values;
  /** The memory's entry of what is typed; passwords are never remembered. */
  entry: string;
}

/** For what has no record yet, and so no draft: a registration, an invitation. */
export function useEntryForm<Values extends FieldValues, Valid>({
  values,
  entry,
  ...options
}: EntryFormOptions<Values, Valid>): EntryFormState<Values, Valid> {
  const checked = useCheckedForm(values, options);
  const forget = useRemembered(checked.form, entry);
  return { ...checked, forget };
}
