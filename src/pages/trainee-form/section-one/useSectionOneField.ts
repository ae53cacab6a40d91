import type { FieldPathByValue } from 'react-hook-form';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { useField } from '../../../forms/formContext.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

export type TextPath = FieldPathByValue<SectionOneValues, string>;

export function useSectionOneField() {
  const fieldOf = useField<SectionOneValues>();
  return (path: TextPath, tidy?: (text: string) => string) => ({
    ...fieldOf(path, tidy),
    maxLength: MAX_TEXT,
  });
}
