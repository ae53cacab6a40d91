import { toAppError } from '../../backend/errors.ts';
import { acceptMsa } from '../../backend/users.ts';
import { todayInIndia } from '../../domain/dates.ts';
import { MAX_TEXT } from '../../domain/limits.ts';
import type { UserRecord } from '../../domain/records.ts';
import { type SigningEntries, SigningForm } from '../../ui/SigningForm.tsx';
import { useSubmission } from '../../ui/useSubmission.ts';

/** Name and date of the acceptance; locked while queries about the agreement are open (SPEC 4). */
export function AcceptanceForm({ record }: { record: UserRecord }) {
  const { name, date } = record.msa ?? { name: record.name, date: '' };
  const submission = useSubmission<SigningEntries>(
    (entries) => acceptMsa(record.uid, { name: entries.text, date: entries.date }),
    toAppError,
    'Master Service Agreement Accepted Successfully',
  );
  return (
    <SigningForm
      heading="Accept the agreement"
      label="Name"
      emptyText="Enter your name."
      maxLength={MAX_TEXT}
      buttonLabel="Accept"
      unsavedText="Not accepted yet"
      values={{ text: name, date }}
      isOpen={record.forms.msa === 0}
      today={todayInIndia(new Date())}
      aheadText="This date lies ahead. An agreement usually carries the day on which it is accepted."
      submission={submission}
    />
  );
}
