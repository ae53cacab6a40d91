import { useMemo } from 'react';
import { serverNow } from '../../backend/clock.ts';
import { toAppError } from '../../backend/errors.ts';
import { submitEinvoicing } from '../../backend/users.ts';
import { todayInIndia } from '../../domain/dates.ts';
import type { UserRecord } from '../../domain/records.ts';
import { useDraft } from '../../session/useDraft.ts';
import { SigningForm } from '../../ui/SigningForm.tsx';
import { type SigningEntries, useSigningForm } from '../../ui/useSigningForm.ts';
import { useSubmission } from '../../ui/useSubmission.ts';

const LABEL = 'Place';

/** Place and date of the declaration; locked while queries about it are open (SPEC 4). */
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
