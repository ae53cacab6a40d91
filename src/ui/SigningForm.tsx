import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from './DateField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { TextField } from './TextField.tsx';
import type { Submission } from './useSubmission.ts';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

/** What stands at the foot of a document: a place or a name, and an ISO date. */
export interface SigningEntries {
  text: string;
  date: string;
}

interface SigningFormProps {
  heading: string;
  /** The label of the text, and what is said when it is empty. */
  label: string;
  emptyText: string;
  maxLength: number;
  buttonLabel: string;
  unsavedText: string;
  values: SigningEntries;
  isOpen: boolean;
  /** Today as an ISO date; a later date is pointed out, not refused. */
  today: string;
  aheadText: string;
  submission: Submission<SigningEntries>;
}

function schemaOf({ label, emptyText, maxLength }: SigningFormProps) {
  const tooLong = `The ${label.toLowerCase()} has at most ${maxLength} characters.`;
  return v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(emptyText), v.maxLength(maxLength, tooLong)),
    date: v.pipe(v.string(), v.isoDate('Enter the date.')),
  });
}

/** The form below a letter that is signed by submitting it: one line of text, a date, and the declaration of SPEC 4. */
export function SigningForm(props: SigningFormProps) {
  const { isOpen, values, submission } = props;
  const { register, handleSubmit, control, formState } = useForm({
    resolver: valibotResolver(schemaOf(props)),
    values,
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true },
  });
  const enteredDate = useWatch({ control, name: 'date' });
  const [asked, setAsked] = useState<SigningEntries | null>(null);
  const { submit, isPending, error } = submission;
  const { errors, isDirty } = formState;
  useUnsavedWarning(isOpen && isDirty);

  const handleConfirm = async () => {
    if (asked && (await submit(asked))) setAsked(null);
  };

  return (
    <form
      className="panel letter-form no-print"
      noValidate
      onSubmit={(event) => void handleSubmit(setAsked)(event)}
    >
      <h2 className="h5">{props.heading}</h2>
      <fieldset disabled={!isOpen || isPending} className="field-grid">
        <TextField label={props.label} error={errors.text?.message} {...register('text')} />
        <DateField
          label="Date"
          entered={enteredDate}
          error={errors.date?.message}
          warnings={isOpen && enteredDate > props.today ? [props.aheadText] : []}
          {...register('date')}
        />
      </fieldset>
      {error && !asked && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {isOpen && (
        <div className="form-actions">
          <SubmitButton isPending={isPending}>{props.buttonLabel}</SubmitButton>
          {isDirty && !isPending && <span className="text-body-secondary">{props.unsavedText}</span>}
        </div>
      )}
      <SubmitDialog
        isOpen={asked !== null}
        isPending={isPending}
        error={error}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsked(null)}
      />
    </form>
  );
}
