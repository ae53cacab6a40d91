import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { namesOf } from '../../../domain/forms/fields.ts';
import { ROW_LISTS } from '../../../domain/forms/traineeForm.ts';
import type { GeneralQuestion } from '../../../domain/records/records.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { RowList } from './RowList.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { emptyRow } from './sectionOneValues.ts';
import { useSectionOneField } from './useSectionOneField.ts';

const QUESTION_PARTS = namesOf(ROW_LISTS.generalQuestions.fields);

/** Companies that know the vendor (R15). */
export function GeneralQuestions() {
  const field = useSectionOneField();
  return (
    <RowList
      list="generalQuestions"
      hint="Companies that you have worked for, with the person who knows you and that person's number."
      renderRow={(index) =>
        QUESTION_PARTS.map((part) => (
          <TextField key={part} {...field(`generalQuestions.${index}.${part}`)} inputMode={KEYBOARDS[part]} />
        ))
      }
      renderNewRow={(add) => <NewQuestion onAdd={add} />}
    />
  );
}

/** Becomes a row only when all three parts are filled in. */
function NewQuestion({ onAdd }: { onAdd: (question: GeneralQuestion) => void }) {
  const { control, setValue, setFocus, clearErrors } = useFormContext<SectionOneValues>();
  const question = useWatch({ control, name: 'newQuestion' });
  const field = useSectionOneField();
  const [hasTried, setTried] = useState(false);
  const missing = QUESTION_PARTS.filter((part) => question[part].trim() === '');

  const handleAdd = () => {
    setTried(true);
    if (missing[0]) {
      setFocus(`newQuestion.${missing[0]}`);
      return;
    }
    onAdd(question);
    setValue('newQuestion', emptyRow('generalQuestions'), { shouldDirty: true });
    clearErrors('newQuestion');
    setTried(false);
    setFocus('newQuestion.companyName');
  };

  return (
    <fieldset className="form-row">
      <legend>New reference</legend>
      <div className="field-grid">
        {QUESTION_PARTS.map((part) => {
          const { error, ...props } = field(`newQuestion.${part}`);
          const isMissing = hasTried && missing.includes(part);
          const message = isMissing ? `New reference: ${props.label} is required` : error;
          return <TextField key={part} {...props} inputMode={KEYBOARDS[part]} error={message} />;
        })}
      </div>
      <Button variant="outline-secondary" onClick={handleAdd}>
        Add Reference
      </Button>
    </fieldset>
  );
}

const KEYBOARDS = { companyName: 'text', refName: 'text', refNumber: 'tel' } as const;
