import { NoRecord } from '../../forms/NoRecord.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DeclarationNotes } from './DeclarationNotes.tsx';
import { NonApplicabilityForm } from './NonApplicabilityForm.tsx';

/** The GST non-applicability form. */
export function NonApplicabilityPage() {
  const records = useRecords();
  const live = useUserRecord();
  return (
    <>
      <PageHeading title="Declaration for Non applicability of GST">
        For people who are not registered for GST. The declaration becomes a letter to the office that you
        choose.
      </PageHeading>
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record || record.usertype === 'introducer') return <NoRecord />;
          return (
            <>
              <DeclarationNotes record={record} />
              <NonApplicabilityForm record={record} />
            </>
          );
        }}
      </LiveView>
    </>
  );
}
