import { createContext, useContext } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useController,
  useFormContext,
} from 'react-hook-form';
import type { SummaryItem } from '../ui/fields/ErrorSummary.tsx';
import { tidiedOnLeaving } from './frame/replaceText.ts';

export interface FormNames {
  /** Prefix of each field's id. */
  id: string;
  /** The row of a field's path, for example "Sales contact 1". */
  rowOf?: ((path: string) => string | undefined) | undefined;
}

export const FormScopeContext = createContext<FormNames>({ id: 'form' });

export function useField<Values extends FieldValues>() {
  const { id, rowOf } = useContext(FormScopeContext);
  const { register, formState, setValue } = useFormContext<Values>();
  const rewrite = (path: FieldPath<Values>, text: string, tidied: string) => {
    if (tidied === text) return;
    setValue(path, tidied as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };
  /** `tidy` rewrites the text when the person leaves the field. */
  return (path: FieldPath<Values>, tidy?: (text: string) => string) => ({
    ...register(path, tidy && { onBlur: ({ target: { value } }) => rewrite(path, value, tidy(value)) }),
    ...(tidy && { onFocus: tidiedOnLeaving(tidy) }),
    id: fieldId(id, path),
    error: problemAt(formState.errors, path, rowOf),
  });
}

/** As useField, for a control that takes its value as a prop. */
export function useValueField(name: string) {
  const { id } = useContext(FormScopeContext);
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { isTouched, error } = fieldState;
  return { field: { ...field, id: fieldId(id, name) }, isTouched, error: error?.message };
}

export function fieldId(id: string, path: string): string {
  return `${id}-${path.replaceAll('.', '-')}`;
}

/** Adds the row's name to fields of a list. */
export function problemAt(errors: FieldErrors, path: string, rowOf?: FormNames['rowOf']): string | undefined {
  const error: unknown = get(errors, path);
  return isProblem(error) ? inWords(path, error.message, rowOf) : undefined;
}

/** The problems of a form in the order of the screen. `order` has the names of the fields. */
export function problemsOf(
  errors: FieldErrors,
  { id, rowOf }: FormNames,
  order: readonly string[],
): SummaryItem[] {
  return order
    .flatMap((name) => collect(errors[name], name))
    .map(({ path, message }) => ({ fieldId: fieldId(id, path), message: inWords(path, message, rowOf) }));
}

function inWords(path: string, message: string, rowOf: FormNames['rowOf']): string {
  const row = rowOf?.(path);
  return row === undefined ? message : `${row}: ${message}`;
}

function isProblem(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

function collect(node: unknown, path: string): { path: string; message: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  // react-hook-form stores an error of a whole list at its `root`.
  if (isProblem(node)) return [{ path: path.replace(/\.root$/, ''), message: node.message }];
  return Object.entries(node).flatMap(([key, value]) => collect(value, `${path}.${key}`));
}
