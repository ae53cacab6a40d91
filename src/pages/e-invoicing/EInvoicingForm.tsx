import { toAppError } from '../../backend/errors.ts';
import { submitEinvoicing } from '../../backend/users.ts';
import { todayInIndia } from '../../domain/dates.ts';
import { MAX_TEXT } from '../../domain/limits.ts';
import type { UserRecord } from '../../domain/records.ts';
import { type SigningEntries, SigningForm } from '../../ui/SigningForm.tsx';
import { useSubmission } from '../../ui/useSubmission.ts';

/** Place and date of the declaration; locked while queries about it are open (SPEC 4). */
export function EInvoicingForm({ record }: { record: UserRecord }) {
  const { place, date } = record.einvoicing ?? { place: '', date: '' };
  const submission = useSubmission<SigningEntries>(
    (entries) => submitEinvoicing(record.uid, { place: entries.text, date: entries.date }),
    toAppError,
    'E-invoicing Declaration Submitted Successfully',
  );
  return (
    <SigningForm
      heading="Make the declaration"
      label="Place"
      emptyText="Enter the place."
      maxLength={MAX_TEXT}
      buttonLabel="Submit"
      unsavedText="Not submitted yet"
      values={{ text: place, date }}
      isOpen={record.forms.einvoicing === 0}
      today={todayInIndia(new Date())}
      aheadText="This date lies ahead. A declaration usually carries the day on which it is made."
      submission={submission}
    />
  );
}
