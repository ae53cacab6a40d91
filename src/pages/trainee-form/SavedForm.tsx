import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { StoredDraft } from '../../drafts/useDraft.ts';
import { DraftState } from '../../forms/DraftState.tsx';
import { RestoredNote } from '../../forms/RestoredNote.tsx';
import { LockedNote } from '../../ui/feedback/LockedNote.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { FormLockContext } from './formLock.ts';
import { MissingList } from './MissingList.tsx';
import { problemsOf } from './problems.ts';
import { useSave } from './useSave.ts';

interface SavedFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  draft: StoredDraft;
  /** Sets the ids of its fields apart from those of the other sections. */
  name: string;
  isLocked: boolean;
  /** Something else, such as the submission, is writing what this section holds. */
  isBusy: boolean;
  /** How often a submission failed on this section. */
  attempt: number;
  onSave: () => Promise<void>;
  savedMessage: string;
  children: ReactNode;
}

/** A section with a Save of its own, which keeps a draft in whatever state it is and says what is still missing. */
export function SavedForm<Values extends FieldValues>({
  form,
  draft,
  name,
  isLocked,
  isBusy,
  attempt,
  onSave,
  savedMessage,
  children,
}: SavedFormProps<Values>) {
  const { errors, isDirty } = form.formState;
  const { save, isSaving, hasSaved, error } = useSave(form, onSave, savedMessage);
  const button = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus; who saves with the keyboard wants to go on from here.
    if (wasSaving.current && !isSaving) button.current?.focus({ preventScroll: true });
    wasSaving.current = isSaving;
  }, [isSaving]);

  const isDisabled = isLocked || isSaving || isBusy;
  const lock = useMemo(() => ({ isLocked, isDisabled }), [isLocked, isDisabled]);
  const problems = problemsOf(errors, name);
  return (
    <form
      noValidate
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {!isLocked && <RestoredNote draft={draft} />}
      {attempt > 0 && !isLocked && <ErrorSummary items={problems} attempt={attempt} />}
      {isLocked && isDirty && (
        <LockedNote>
          The form was submitted in another place. What you typed here since the last save is not part of it.
        </LockedNote>
      )}
      <FormLockContext value={lock}>{children}</FormLockContext>
      {!isLocked && (
        <>
          {hasSaved && attempt === 0 && <MissingList items={problems} />}
          {error && (
            <p className="field-error mb-3" role="alert">
              {error}
            </p>
          )}
          <div className="form-actions">
            <SubmitButton ref={button} isPending={isSaving} disabled={isBusy}>
              Save
            </SubmitButton>
            <DraftState
              status={draft.status}
              next="Press Save when it is ready."
              otherwise={hasSaved ? 'Saved' : undefined}
            />
          </div>
        </>
      )}
    </form>
  );
}
