import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { SummaryItem } from '../../ui/fields/ErrorSummary.tsx';
import { type FormNames, problemsOf } from '../formContext.ts';

export interface CheckedForm<Values extends FieldValues, Valid> extends FormNames {
  form: UseFormReturn<Values, unknown, Valid>;
  isShort: boolean;
  /** In the order of the fields. */
  problems: SummaryItem[];
  /** Number of attempted submissions. */
  attempt: number;
}

export interface CheckedFormOptions<Values extends FieldValues, Valid> extends FormNames {
  /** Must be the same object in every render. */
  schema: GenericSchema<Values, Valid>;
  /** For a form that fits on a screen: the first wrong field takes the focus, without a summary. */
  isShort?: boolean;
  /** Validates fields on blur, not only on submission. */
  checksOnBlur?: boolean;
}

/** `values` are the initial values; their order is that of the fields. */
export function useCheckedForm<Values extends FieldValues, Valid>(
  values: Values,
  { id, rowOf, schema, isShort = false, checksOnBlur = false }: CheckedFormOptions<Values, Valid>,
): CheckedForm<Values, Valid> {
  const resolver = useMemo(() => valibotResolver<Values, unknown, Valid>(schema), [schema]);
  const form = useForm<Values, unknown, Valid>({
    defaultValues: values as DefaultValues<Values>,
    resolver,
    mode: checksOnBlur ? 'onTouched' : 'onSubmit',
    // Without it, checks across fields would wait until every single field is valid.
    criteriaMode: 'all',
    shouldFocusError: isShort,
  });
  const { errors, submitCount } = form.formState;
  return {
    id,
    rowOf,
    form,
    isShort,
    problems: problemsOf(errors, { id, rowOf }, Object.keys(values)),
    attempt: submitCount,
  };
}
