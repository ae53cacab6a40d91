import { useMemo } from 'react';
import { serverNow } from '../../backend/records/serverTime.ts';
import { submitEinvoicing } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { todayInIndia } from '../../domain/time/dates.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { SigningForm } from '../../forms/SigningForm.tsx';
import { type SigningEntries, useSigningForm } from '../../forms/useSigningForm.ts';
import { useSubmission } from '../../forms/useSubmission.ts';

const LABEL = 'Place';

/** Place and date of the declaration; locked while queries about it are open. */
export function EInvoicingForm({ record }: { record: UserRecord }) {
  const { place, date } = record.einvoicing ?? { place: '', date: '' };
  const isOpen = record.forms.einvoicing === 0;
  const stored = useMemo(() => ({ text: place, date }), [place, date]);
  const form = useSigningForm(stored, { label: LABEL, emptyText: 'Enter the place.' });
  const draft = useDraft(form, 'einvoicing', { stored, isLocked: !isOpen });
  const submission = useSubmission<SigningEntries>(
    (entries) => submitEinvoicing(record.uid, { place: entries.text, date: entries.date }),
    toAppError,
    'E-invoicing Declaration Submitted Successfully',
  );
  return (
    <SigningForm
      heading="Make the declaration"
      label={LABEL}
      buttonLabel="Submit"
      unsavedText="It is not submitted yet."
      form={form}
      draft={draft}
      isOpen={isOpen}
      today={todayInIndia(new Date(serverNow()))}
      aheadText="This date lies ahead. A declaration usually carries the day on which it is made."
      submission={submission}
    />
  );
}
