import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_GENERAL_QUESTIONS } from '../../domain/limits.ts';
import { TextField } from '../../ui/TextField.tsx';
import { NewQuestion } from './NewQuestion.tsx';
import { QUESTION_LABELS, QUESTION_PARTS } from './questionParts.ts';
import { RowList } from './RowList.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';

/** Companies that know the vendor (SPEC 3, generalQuestions; R15: up to twenty). */
export function GeneralQuestions() {
  const { control } = useFormContext<SectionOneValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'generalQuestions' });
  const field = useSectionOneField();
  const isFull = fields.length >= MAX_GENERAL_QUESTIONS;
  return (
    <RowList
      list="generalQuestions"
      title="References"
      hint="Optional. Companies that you have worked for, with the person who knows you and that person's number."
      rowIds={fields.map(({ id }) => id)}
      onRemove={remove}
      renderRow={(index) =>
        QUESTION_PARTS.map((part) => (
          <TextField
            key={part}
            {...field(`generalQuestions.${index}.${part}`)}
            label={QUESTION_LABELS[part]}
          />
        ))
      }
    >
      {!isFull && <NewQuestion onAdd={(question) => append(question, { shouldFocus: false })} />}
    </RowList>
  );
}
