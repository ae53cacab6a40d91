import type { FieldPathByValue } from 'react-hook-form';
import type { Fields } from '../../../domain/forms/fields.ts';
import { LIST_NAMES, ROW_LISTS, SECTION_ONE } from '../../../domain/forms/traineeForm.ts';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { useField } from '../../../forms/formContext.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

export type TextPath = FieldPathByValue<SectionOneValues, string>;

export function useSectionOneField() {
  const fieldOf = useField<SectionOneValues>();
  return (path: TextPath, tidy?: (text: string) => string) => ({
    ...fieldOf(path, tidy),
    label: labelOf(path),
    maxLength: MAX_TEXT,
  });
}

/** For a path such as `city`, `salesDetails.0.name` or `newQuestion.refName`. */
function labelOf(path: string): string {
  const [first = '', at = '', name = at] = path.split('.');
  const list = first === 'newQuestion' ? 'generalQuestions' : LIST_NAMES.find((known) => known === first);
  const fields: Fields = list ? ROW_LISTS[list].fields : SECTION_ONE;
  return fields[list ? name : first]?.label ?? '';
}
