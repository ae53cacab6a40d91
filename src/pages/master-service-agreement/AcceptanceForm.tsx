import { useMemo } from 'react';
import { serverNow } from '../../backend/records/serverTime.ts';
import { acceptMsa } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { todayInIndia } from '../../domain/time/dates.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { SigningForm } from '../../forms/SigningForm.tsx';
import { type SigningEntries, useSigningForm } from '../../forms/useSigningForm.ts';
import { useSubmission } from '../../forms/useSubmission.ts';

const LABEL = 'Name';

/** Name and date of the acceptance; locked while queries about the agreement are open. */
export function AcceptanceForm({ record }: { record: UserRecord }) {
  const { name, date } = record.msa ?? { name: record.name, date: '' };
  const isOpen = record.forms.msa === 0;
  const stored = useMemo(() => ({ text: name, date }), [name, date]);
  const form = useSigningForm(stored, { label: LABEL, emptyText: 'Enter your name.' });
  const draft = useDraft(form, 'msa', { stored, isLocked: !isOpen });
  const submission = useSubmission<SigningEntries>(
    (entries) => acceptMsa(record.uid, { name: entries.text, date: entries.date }),
    toAppError,
    'Master Service Agreement Accepted Successfully',
  );
  return (
    <SigningForm
      heading="Accept the agreement"
      label={LABEL}
      buttonLabel="Accept"
      unsavedText="It is not accepted yet."
      form={form}
      draft={draft}
      isOpen={isOpen}
      today={todayInIndia(new Date(serverNow()))}
      aheadText="This date lies ahead. An agreement usually carries the day on which it is accepted."
      submission={submission}
    />
  );
}
