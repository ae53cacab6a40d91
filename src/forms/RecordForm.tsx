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
  /** Replaces validation and write. */
  onSubmit?: () => void;
  /** True while another write of these values runs. */
  isBusy?: boolean;
  buttonLabel: string;
  /** Of the button. */
  variant?: string;
  /** What remains to do with a draft, for example "It is not submitted yet." */
  unsavedText?: string;
  savedText?: string | undefined;
  /** Asks for the declaration before the submission. */
  isDeclared?: boolean;
  /** Shown in the confirmation, above the declaration. */
  question?: (values: Valid, close: () => void) => ReactNode;
  /** Called on each attempt; false stops even a valid form. */
  onAttempt?: (errors: FieldErrors<Values>) => boolean;
  /** Called after the write, before the draft is removed. */
  onSaved?: (values: Valid) => void;
}

export function RecordForm<Values extends FieldValues, Valid extends FieldValues>({
  recordForm,
  write,
  onSubmit,
  isBusy = false,
  buttonLabel,
  variant = 'primary',
  unsavedText,
  savedText,
  isDeclared = false,
  question,
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
  // Another tab may submit the form while the dialog is open.
  const isAsking = asked !== null && (!isLocked || isPending);
  const button = useFocusAfter(isPending && !isDeclared);

  const handleSave = async (values: Valid) => {
    if (!(await write.run(values))) return;
    // Replaces the typed text by the stored spelling, so that it is no longer a draft.
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
          (!isLocked || actions) && (
            <>
              {!isLocked && (
                <SubmitButton ref={button} variant={variant} isPending={isPending} disabled={isBusy}>
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
          {asked && question?.(asked, () => setAsked(null))}
        </SubmitDialog>
      )}
    </LockedContext>
  );
}
