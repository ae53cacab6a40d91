import { createContext, useContext } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { type FormNames, fieldId, problemAt } from './problems.ts';

export const FormScopeContext = createContext<FormNames>({ id: 'form' });

export function useField<Values extends FieldValues>() {
  const { id, rowOf } = useContext(FormScopeContext);
  const { register, formState } = useFormContext<Values>();
  return (path: FieldPath<Values>) => ({
    ...register(path),
    id: fieldId(id, path),
    error: problemAt(formState.errors, path, rowOf),
  });
}
