import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useRemembered } from '../../drafts/useRemembered.ts';
import { fillableInputs } from '../../session/filledValue.ts';
import type { SummaryItem } from '../../ui/fields/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { FormFrame, useFocusAfter } from '../frame/FormFrame.tsx';
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from '../frame/useCheckedForm.ts';
import type { Write } from '../useWrite.ts';

export interface EntryFormState<Values extends FieldValues, Valid> extends CheckedForm<Values, Valid> {
  /** Call after a successful submission. */
  forget: () => void;
}

interface EntryFormOptions<Values extends FieldValues, Valid> extends CheckedFormOptions<Values, Valid> {
  values: Values;
  /** The memory's key for unsaved text; passwords are never remembered. */
  entry: string;
}

/** For data without a record, and so without a draft: a registration, an invitation. */
export function useEntryForm<Values extends FieldValues, Valid>({
  values,
  entry,
  ...options
}: EntryFormOptions<Values, Valid>): EntryFormState<Values, Valid> {
  const checked = useCheckedForm(values, options);
  const forget = useRemembered(checked.form, entry);
  return { ...checked, forget };
}

/** What a browser filled in without an event counts as typed. */
function takeFilled<Values extends FieldValues, Valid>(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<Values, unknown, Valid>,
): void {
  const values = getValues();
  for (const { name, value } of fillableInputs(element)) {
    if (name in values && values[name] !== value) setValue(name as Path<Values>, value as never);
  }
}

interface EntryFormProps<Values extends FieldValues, Valid> {
  entryForm: EntryFormState<Values, Valid>;
  write: Write<[values: Valid]>;
  buttonLabel: string;
  pendingText?: string;
  note?: ReactNode;
  /** Problems outside the schema; they stop the submission. */
  problems?: readonly SummaryItem[];
  /** Called after the values are sent and cleared from memory. */
  onSent?: () => void;
  children: ReactNode;
}

export function EntryForm<Values extends FieldValues, Valid>({
  entryForm,
  write,
  buttonLabel,
  pendingText,
  note,
  problems = [],
  onSent,
  children,
}: EntryFormProps<Values, Valid>) {
  const { form, forget } = entryForm;
  const { isPending, error } = write;
  const button = useFocusAfter(isPending);
  const handleValid = async (values: Valid) => {
    write.forgetError();
    if (problems.length > 0 || !(await write.run(values))) return;
    forget();
    onSent?.();
  };
  return (
    <FormFrame
      checked={entryForm}
      problems={[...entryForm.problems, ...problems]}
      onSubmit={(event) => {
        takeFilled(event.currentTarget, form);
        void form.handleSubmit(handleValid)(event);
      }}
      isDisabled={isPending}
      error={error}
      actions={
        <>
          <SubmitButton ref={button} isPending={isPending}>
            {buttonLabel}
          </SubmitButton>
          {isPending && pendingText ? <span role="status">{pendingText}</span> : note}
        </>
      }
    >
      {children}
    </FormFrame>
  );
}
