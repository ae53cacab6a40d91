import { isFormFor } from '../../domain/forms/registry.ts';
import { isFormPrintable } from '../../domain/forms/statuses.ts';
import { NoRecord } from '../../forms/NoRecord.tsx';
import { SubmittedNote } from '../../forms/SubmittedNote.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { printDocument } from '../../ui/print/printDocument.ts';
import { AcceptanceForm } from './AcceptanceForm.tsx';
import { Agreement } from './Agreement.tsx';
import { NotConcerned } from './NotConcerned.tsx';

/** The Master Service Agreement to read and accept, printable once it is validated. */
export function MasterServiceAgreementPage() {
  const records = useRecords();
  const live = useUserRecord();
  return (
    <>
      <div className="no-print">
        <PageHeading title="Master Service Agreement">
          For vendors of every type but Overhead: what holds for each order that you take.
        </PageHeading>
      </div>
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record || record.usertype === 'introducer') return <NoRecord />;
          const status = record.forms.msa;
          if (status === 0 && !isFormFor(record, 'msa')) return <NotConcerned />;
          return (
            <>
              <div className="no-print">
                <SubmittedNote status={status} subject="this agreement" />
                {isFormPrintable(status) && (
                  <PrintButton
                    onPrint={() => void printDocument(`Master Service Agreement ${record.name}`)}
                  />
                )}
              </div>
              <Agreement record={record} />
              {status < 1 && <AcceptanceForm record={record} />}
            </>
          );
        }}
      </LiveView>
    </>
  );
}
