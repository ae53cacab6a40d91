import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toAppError } from '../../backend/errors.ts';
import { submitEinvoicing } from '../../backend/users.ts';
import { todayInIndia } from '../../domain/dates.ts';
import type { UserRecord } from '../../domain/records.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { SubmitDialog } from '../../ui/SubmitDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSubmission } from '../../ui/useSubmission.ts';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning.ts';
import { type EInvoicingEntries, EInvoicingSchema } from './eInvoicingSchema.ts';

const AHEAD = 'This date lies ahead. A declaration usually carries the day on which it is made.';

/** Place and date of the declaration; locked while queries about it are open (SPEC 4). */
export function EInvoicingForm({ record }: { record: UserRecord }) {
  const isOpen = record.forms.einvoicing === 0;
  const { place, date } = record.einvoicing ?? { place: '', date: '' };
  const { register, handleSubmit, control, formState } = useForm({
    resolver: valibotResolver(EInvoicingSchema),
    values: { place, date },
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true },
  });
  const enteredDate = useWatch({ control, name: 'date' });
  const [asked, setAsked] = useState<EInvoicingEntries | null>(null);
  const { submit, isPending, error } = useSubmission<EInvoicingEntries>(
    (entries) => submitEinvoicing(record.uid, entries),
    toAppError,
    'E-invoicing Declaration Submitted Successfully',
  );
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
      <h2 className="h5">Make the declaration</h2>
      <fieldset disabled={!isOpen || isPending} className="field-grid">
        <TextField label="Place" error={errors.place?.message} {...register('place')} />
        <TextField
          label="Date"
          type="date"
          error={errors.date?.message}
          warnings={isOpen && enteredDate > todayInIndia(new Date()) ? [AHEAD] : []}
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
          <SubmitButton isPending={isPending}>Submit</SubmitButton>
          {isDirty && !isPending && <span className="text-body-secondary">Not submitted yet</span>}
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
