import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftForm, isSameJson } from '../domain/drafts.ts';
import { setValues } from '../drafts/setValues.ts';
import { type StoredDraft, useDraft } from '../drafts/useDraft.ts';
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from './frame/useCheckedForm.ts';

export interface RecordFormState<Values extends FieldValues, Valid> extends CheckedForm<Values, Valid> {
  draft: StoredDraft;
  isLocked: boolean;
}

interface RecordFormOptions<Values extends FieldValues, Valid> extends CheckedFormOptions<Values, Valid> {
  stored: Values;
  draft: DraftForm;
  /** The fields that a draft may fill; see `useDraft`. */
  shape?: Partial<Values>;
  /** A locked form is read-only and has no draft. */
  isLocked: boolean;
}

export function useRecordForm<Values extends FieldValues, Valid>({
  stored: given,
  draft: draftName,
  shape,
  isLocked,
  ...options
}: RecordFormOptions<Values, Valid>): RecordFormState<Values, Valid> {
  const stored = useSame(given);
  const checked = useCheckedForm(stored, options);
  const { form } = checked;
  useStoredValues(form, stored);
  const draft = useDraft(form, draftName, { stored, shape, isLocked });
  return { ...checked, draft, isLocked };
}

/**
 * Changes from elsewhere show in every field that is not edited here; typed text stays, unsaved.
 * (react-hook-form's `keepDirtyValues` mixes the rows of lists and forgets that the form is dirty.) `stored`
 * must be the same object until it changes.
 */
export function useStoredValues<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
  stored: Values,
): void {
  const known = useRef(stored);
  useEffect(() => {
    if (known.current === stored) return;
    const mine = form.getValues();
    const news = Object.fromEntries(
      Object.entries(stored).filter(
        ([key, value]) => !isSameJson(value, known.current[key]) && isSameJson(mine[key], known.current[key]),
      ),
    );
    known.current = stored;
    setValues(form, { ...mine, ...news });
    form.reset(stored, {
      keepValues: true,
      keepFieldsRef: true,
      keepErrors: true,
      keepTouched: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
    });
  }, [form, stored]);
}

/** Returns the same object while the content is equal: each update of a record is a new object. */
function useSame<Values>(given: Values): Values {
  const [same, setSame] = useState(given);
  if (isSameJson(same, given)) return same;
  setSame(given);
  return given;
}
