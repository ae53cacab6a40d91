import type { FieldPathByValue } from 'react-hook-form';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { useField } from '../../../forms/formContext.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

export type TextPath = FieldPathByValue<SectionOneValues, string>;

/** Gives the properties that tie an input to a text of Section 1: name, id, error, bound (R15). */
export function useSectionOneField() {
  const fieldOf = useField<SectionOneValues>();
  return (path: TextPath) => ({ ...fieldOf(path), maxLength: MAX_TEXT });
}
