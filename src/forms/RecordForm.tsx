import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { setValues } from '../drafts/setValues.ts';
import { LockedContext } from '../ui/fields/locked.ts';
import { SubmitButton } from '../ui/fields/SubmitButton.tsx';
import { DraftState, RestoredNote } from './DraftNotes.tsx';
import { FormFrame, type FormFrameProps, useFocusAfter } from './frame/FormFrame.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { RecordFormState } from './useRecordForm.ts';
import type { Write } from './useWrite.ts';

interface RecordFormProps<Values extends FieldValues, Valid>
  extends Omit<FormFrameProps<Values, Valid>, 'checked' | 'onSubmit' | 'isDisabled' | 'error'> {
  recordForm: RecordFormState<Values, Valid>;
  write: Write<[values: Valid]> | Write<[]>;
  /** Instead of checking the values and writing them. */
  onSubmit?: () => void;
  /** Another write of these values is under way. */
  isBusy?: boolean;
  buttonLabel: string;
  /** What is still to be done with a draft, such as "It is not submitted yet." */
  unsavedText: string;
  savedText?: string | undefined;
  /** Asks for the declaration before it submits. */
  isDeclared?: boolean;
  /** Shown in the confirmation, with the declaration. */
  question?: ReactNode;
  /** False hides the button, such as while queries are open. */
  canSubmit?: boolean;
  /** Called with each attempt; false stops even a valid form. */
  onAttempt?: (errors: FieldErrors<Values>) => boolean;
  /** Called once it is written, before the draft is forgotten. */
  onSaved?: (values: Valid) => void;
}

export function RecordForm<Values extends FieldValues, Valid extends FieldValues>({
  recordForm,
  write,
  onSubmit,
  isBusy = false,
  buttonLabel,
  unsavedText,
  savedText,
  isDeclared = false,
  question,
  canSubmit = !recordForm.isLocked,
  onAttempt = () => true,
  onSaved,
  problems = recordForm.problems,
  heading,
  actions,
  ...frame
}: RecordFormProps<Values, Valid>) {
  const { form, draft, isLocked } = recordForm;
  const { isPending, error } = write;
  const [asked, setAsked] = useState<Valid | null>(null);
  // Another tab may submit the form while this one asks.
  const isAsking = asked !== null && (canSubmit || isPending);
  const button = useFocusAfter(isPending && !isDeclared);

  const handleSave = async (values: Valid) => {
    if (!(await write.run(values))) return;
    // What was typed gets the spelling that is stored, so that it is no draft any more.
    setValues(form, values as unknown as Partial<Values>);
    onSaved?.(values);
    draft.forget();
    setAsked(null);
  };
  const handleValid = (values: Valid) => {
    if (!onAttempt({})) return;
    write.forgetError();
    if (isDeclared) setAsked(values);
    else return handleSave(values);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (onSubmit) onSubmit();
    else void form.handleSubmit(handleValid, (errors) => void onAttempt(errors))(event);
  };

  return (
    <LockedContext value={isLocked}>
      <FormFrame
        {...frame}
        checked={recordForm}
        onSubmit={handleSubmit}
        problems={isLocked ? [] : problems}
        isDisabled={isPending || isBusy}
        heading={
          <>
            {heading}
            {!isLocked && <RestoredNote draft={draft} />}
          </>
        }
        error={isAsking ? undefined : error}
        actions={
          (canSubmit || !isLocked || actions) && (
            <>
              {canSubmit && (
                <SubmitButton ref={button} isPending={isPending} disabled={isBusy}>
                  {buttonLabel}
                </SubmitButton>
              )}
              {actions}
              {!isLocked && <DraftState status={draft.status} next={unsavedText} otherwise={savedText} />}
            </>
          )
        }
      />
      {isDeclared && (
        <SubmitDialog
          isOpen={isAsking}
          isPending={isPending}
          error={error}
          onConfirm={() => asked && void handleSave(asked)}
          onCancel={() => setAsked(null)}
        >
          {question}
        </SubmitDialog>
      )}
    </LockedContext>
  );
}
