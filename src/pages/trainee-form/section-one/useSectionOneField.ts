import { type FieldPathByValue, useFormContext } from 'react-hook-form';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { fieldId, problemAt } from '../problems.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

export type TextPath = FieldPathByValue<SectionOneValues, string>;

/** Gives the properties that tie an input to a text of Section 1: name, id, error, bound (R15). */
export function useSectionOneField() {
  const { register, formState } = useFormContext<SectionOneValues>();
  return (path: TextPath) => ({
    ...register(path),
    id: fieldId('sectionOne', path),
    error: problemAt(formState.errors, path),
    maxLength: MAX_TEXT,
  });
}
