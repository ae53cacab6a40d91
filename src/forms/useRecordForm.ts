import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type DraftForm, isSame } from '../domain/drafts.ts';
import { setValues } from '../drafts/setValues.ts';
import { type StoredDraft, useDraft } from '../drafts/useDraft.ts';
import type { SummaryItem } from '../ui/fields/ErrorSummary.tsx';
import { type FormNames, problemsOf } from './problems.ts';

export interface RecordFormState<Values extends FieldValues, Valid> extends FormNames {
  form: UseFormReturn<Values, unknown, Valid>;
  draft: StoredDraft;
  isLocked: boolean;
  isShort: boolean;
  /** In the order of the fields. */
  problems: SummaryItem[];
  /** How often a submission was tried. */
  attempt: number;
}

interface RecordFormOptions<Values extends FieldValues, Valid> extends FormNames {
  /** Must be the same object from one render to the next. */
  schema: GenericSchema<Values, Valid>;
  stored: Values;
  draft: DraftForm;
  /** The fields that a draft may fill; see `useDraft`. */
  shape?: Partial<Values>;
  /** A locked form takes nothing and has no draft. */
  isLocked: boolean;
  /** Fits on a screen: the first wrong field takes the focus, and no summary is needed. */
  isShort?: boolean;
  /** Checks fields when they are left, not only on submission. */
  checksOnBlur?: boolean;
}

export function useRecordForm<Values extends FieldValues, Valid>({
  id,
  rowOf,
  schema,
  stored: given,
  draft: draftName,
  shape,
  isLocked,
  isShort = false,
  checksOnBlur = false,
}: RecordFormOptions<Values, Valid>): RecordFormState<Values, Valid> {
  const stored = useSame(given);
  const resolver = useMemo(() => valibotResolver<Values, unknown, Valid>(schema), [schema]);
  const form = useForm<Values, unknown, Valid>({
    defaultValues: stored as DefaultValues<Values>,
    resolver,
    mode: checksOnBlur ? 'onTouched' : 'onSubmit',
    // Without it, the checks across fields would wait until every single field is right.
    criteriaMode: 'all',
    shouldFocusError: isShort,
  });
  useStoredValues(form, stored);
  const draft = useDraft(form, draftName, { stored, ...(shape && { shape }), isLocked });
  const { errors, submitCount } = form.formState;
  return {
    id,
    rowOf,
    form,
    draft,
    isLocked,
    isShort,
    problems: problemsOf(errors, { id, rowOf }, Object.keys(stored)),
    attempt: submitCount,
  };
}

/**
 * What changes elsewhere shows in every field that is not edited here; what is typed stays, unsaved. (react-
 * hook-form's `keepDirtyValues` mixes the rows of lists and forgets that the form is dirty.) `stored` must be
 * the same object until it changes.
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
        ([key, value]) => !isSame(value, known.current[key]) && isSame(mine[key], known.current[key]),
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

/** The same object while the content is the same: each update of a record is a new object. */
function useSame<Values>(given: Values): Values {
  const [same, setSame] = useState(given);
  if (isSame(same, given)) return same;
  setSame(given);
  return given;
}
