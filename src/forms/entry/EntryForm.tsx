import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { useFocusAfter } from '../frame/useFocusAfter.ts';
import type { Write } from '../useWrite.ts';
import type { EntryFormState } from './useEntryForm.ts';

interface EntryFormProps<Values extends FieldValues, Valid> {
  entryForm: EntryFormState<Values, Valid>;
  write: Write<[values: Valid]>;
  buttonLabel: string;
  /** Said while it is being sent. */
  pendingText?: string;
  /** Said beside the button. */
  note?: ReactNode;
  /** Called with what is valid; false stops it. */
  onAttempt?: (values: Valid) => boolean;
  /** Called once it is sent and forgotten. */
  onSent?: () => void;
  children: ReactNode;
}

export function EntryForm<Values extends FieldValues, Valid>({
  entryForm,
  write,
  buttonLabel,
  pendingText,
  note,
  onAttempt = () => true,
  onSent,
  children,
}: EntryFormProps<Values, Valid>) {
  const { form, forget } = entryForm;
  const { isPending, error } = write;
  const button = useFocusAfter(isPending);
  const handleValid = async (values: Valid) => {
    write.forgetError();
    if (!onAttempt(values) || !(await write.run(values))) return;
    forget();
    onSent?.();
  };
  return (
    <FormFrame
      checked={entryForm}
      onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
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
