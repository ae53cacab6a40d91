import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { serverNow } from '../../backend/records/serverTime.ts';
import { submitNonApplicability } from '../../backend/records/users.ts';
import { paths } from '../../config/paths.ts';
import { toAppError } from '../../domain/appError.ts';
import { isFormEditable } from '../../domain/forms/statuses.ts';
import { COMPANY_STATES } from '../../domain/records/options.ts';
import type { NonGst, UserRecord } from '../../domain/records/records.ts';
import { todayInIndia } from '../../domain/time/dates.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { DraftState } from '../../forms/DraftState.tsx';
import { RestoredNote } from '../../forms/RestoredNote.tsx';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { useLeadOn } from '../../forms/useRedirect.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { declarationOf, NonApplicabilitySchema } from './nonApplicabilitySchema.ts';

const AHEAD = 'This date lies ahead. A declaration usually carries the day on which it is made.';

/** The declaration that GST does not apply, addressed to one office of the group. */
export function NonApplicabilityForm({ record }: { record: UserRecord }) {
  const isOpen = isFormEditable(record.forms, 'nonapplicability');
  const { date: storedDate, state: storedState, address: storedAddress } = record.nongst;
  const stored = useMemo(() => ({ date: storedDate, state: storedState }), [storedDate, storedState]);
  const form = useForm({
    resolver: valibotResolver(NonApplicabilitySchema),
    values: stored,
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true },
  });
  const { register, handleSubmit, control, getValues, formState } = form;
  const draft = useDraft(form, 'nonapplicability', { stored, isLocked: !isOpen });
  const [date, state] = useWatch({ control, name: ['date', 'state'] });
  const [isAsking, setAsking] = useState(false);
  const leadOn = useLeadOn();
  const { submit, isPending, error } = useSubmission<NonGst>(
    (declaration) => submitNonApplicability(record.uid, declaration),
    toAppError,
    'Declaration Submitted Successfully',
  );
  // Reading dirtyFields is what makes the form keep what is typed when the record changes.
  const { errors, dirtyFields: _ } = formState;

  const handleConfirm = async () => {
    if (!(await submit(declarationOf(getValues())))) return;
    draft.forget();
    leadOn(paths.exportGst);
  };
  const address = isOpen ? declarationOf({ date, state }).address : storedAddress;

  return (
    <form className="panel" noValidate onSubmit={(event) => void handleSubmit(() => setAsking(true))(event)}>
      {isOpen && <RestoredNote draft={draft} />}
      <fieldset disabled={!isOpen || isPending} className="field-grid">
        <TextField label="Name" className="field-wide" value={record.name} disabled readOnly />
        <DateField
          label="Date"
          entered={date}
          error={errors.date?.message}
          warnings={isOpen && date > todayInIndia(new Date(serverNow())) ? [AHEAD] : []}
          {...register('date')}
        />
        <SelectField
          label="State"
          placeholder="Choose a state"
          options={plainOptions(COMPANY_STATES)}
          error={errors.state?.message}
          {...register('state')}
        />
        <TextAreaField
          label="Company Address"
          className="field-wide"
          hint="The office that the declaration is addressed to; it follows from the state"
          rows={3}
          value={address}
          readOnly
        />
      </fieldset>
      {error && !isAsking && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {isOpen && (
        <div className="form-actions">
          <SubmitButton isPending={isPending}>Submit</SubmitButton>
          <DraftState status={draft.status} next="It is not submitted yet." />
        </div>
      )}
      <SubmitDialog
        isOpen={isAsking && (isOpen || isPending)}
        isPending={isPending}
        error={error}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
