import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { isSame } from '../../domain/drafts.ts';
import { setValues } from '../../drafts/setValues.ts';

/**
 * A form over values that are followed live. What arrives from elsewhere shows in every field that is not being edited
 * here, and what is typed here stays, as an unsaved change. (react-hook-form's own `keepDirtyValues` mixes the rows of
 * lists and forgets that the form is dirty.)
 * @param stored the values as stored; has to be the same object until they change
 */
export function useStoredForm<Values extends FieldValues>(
  stored: Values,
  resolver: Resolver<Values, unknown, Values>,
): UseFormReturn<Values, unknown, Values> {
  const form = useForm<Values, unknown, Values>({
    defaultValues: stored as DefaultValues<Values>,
    resolver,
    // Without it, the checks across fields would wait until every single field is right.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
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
  return form;
}
