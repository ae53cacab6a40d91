import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GeneralQuestion } from '../../domain/records.ts';
import { TextField } from '../../ui/TextField.tsx';
import { QUESTION_LABELS, QUESTION_PARTS } from './questionParts.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { emptyQuestion } from './sectionOneValues.ts';
import { useSectionOneField } from './useSectionOneField.ts';

/** A reference being typed; it becomes a row only when all three parts are there (SPEC 5). */
export function NewQuestion({ onAdd }: { onAdd: (question: GeneralQuestion) => void }) {
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
    setValue('newQuestion', emptyQuestion(), { shouldDirty: true });
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
          const message = isMissing ? `New reference: ${QUESTION_LABELS[part]} is required` : error;
          return <TextField key={part} {...props} label={QUESTION_LABELS[part]} error={message} />;
        })}
      </div>
      <button type="button" className="btn btn-outline-secondary" onClick={handleAdd}>
        Add Reference
      </button>
    </fieldset>
  );
}
