import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FormDraft } from '../domain/drafts.ts';
import { DateField } from '../ui/fields/DateField.tsx';
import { SubmitButton } from '../ui/fields/SubmitButton.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { DraftState } from './DraftState.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { SigningEntries } from './useSigningForm.ts';
import type { Submission } from './useSubmission.ts';

interface SigningFormProps {
  heading: string;
  /** The label of the text. */
  label: string;
  buttonLabel: string;
  unsavedText: string;
  form: UseFormReturn<SigningEntries>;
  draft: FormDraft & { forget: () => void };
  isOpen: boolean;
  /** Today as an ISO date; a later date is pointed out, not refused. */
  today: string;
  aheadText: string;
  submission: Submission<SigningEntries>;
}

/** The form below a letter that is signed by submitting it: one line of text, a date, and a declaration. */
export function SigningForm(props: SigningFormProps) {
  const { isOpen, form, draft, submission } = props;
  const { register, handleSubmit, control, formState } = form;
  const enteredDate = useWatch({ control, name: 'date' });
  const [asked, setAsked] = useState<SigningEntries | null>(null);
  const { submit, isPending, error } = submission;
  // Reading dirtyFields is what makes the form keep what is typed when the record changes.
  const { errors, dirtyFields: _ } = formState;

  const handleConfirm = async () => {
    if (!asked || !(await submit(asked))) return;
    draft.forget();
    setAsked(null);
  };

  return (
    <form
      className="panel letter-form no-print"
      noValidate
      onSubmit={(event) => void handleSubmit(setAsked)(event)}
    >
      <h2 className="h5">{props.heading}</h2>
      {isOpen && <RestoredNote draft={draft} />}
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
          <DraftState status={draft.status} next={props.unsavedText} />
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
