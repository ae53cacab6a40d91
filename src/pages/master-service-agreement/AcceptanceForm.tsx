import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toAppError } from '../../backend/errors.ts';
import { acceptMsa } from '../../backend/users.ts';
import { todayInIndia } from '../../domain/dates.ts';
import type { UserRecord } from '../../domain/records.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { SubmitDialog } from '../../ui/SubmitDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSubmission } from '../../ui/useSubmission.ts';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning.ts';
import { type AcceptanceEntries, AcceptanceSchema } from './acceptanceSchema.ts';

const AHEAD = 'This date lies ahead. An agreement usually carries the day on which it is accepted.';

/** Name and date of the acceptance; locked while queries about the agreement are open (SPEC 4). */
export function AcceptanceForm({ record }: { record: UserRecord }) {
  const isOpen = record.forms.msa === 0;
  const { name, date } = record.msa ?? { name: record.name, date: '' };
  const { register, handleSubmit, control, formState } = useForm({
    resolver: valibotResolver(AcceptanceSchema),
    values: { name, date },
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true },
  });
  const enteredDate = useWatch({ control, name: 'date' });
  const [asked, setAsked] = useState<AcceptanceEntries | null>(null);
  const { submit, isPending, error } = useSubmission<AcceptanceEntries>(
    (entries) => acceptMsa(record.uid, entries),
    toAppError,
    'Master Service Agreement Accepted Successfully',
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
      <h2 className="h5">Accept the agreement</h2>
      <fieldset disabled={!isOpen || isPending} className="field-grid">
        <TextField label="Name" error={errors.name?.message} {...register('name')} />
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
          <SubmitButton isPending={isPending}>Accept</SubmitButton>
          {isDirty && !isPending && <span className="text-body-secondary">Not accepted yet</span>}
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
