import { isFormFor } from '../../domain/forms/registry.ts';
import { isFormPrintable } from '../../domain/forms/statuses.ts';
import { NoRecord } from '../../forms/NoRecord.tsx';
import { SubmittedNote } from '../../forms/SubmittedNote.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { printDocument } from '../../ui/print/printDocument.ts';
import { EInvoicingForm } from './EInvoicingForm.tsx';
import { EInvoicingLetter } from './EInvoicingLetter.tsx';
import { NoGstNote } from './NoGstNote.tsx';
import { NotConcerned } from './NotConcerned.tsx';

/** The declaration that e-invoicing does not apply, printable once it is validated. */
export function EInvoicingPage() {
  const records = useRecords();
  const live = useUserRecord();
  return (
    <>
      <div className="no-print">
        <PageHeading title="E-invoicing Declaration">
          For people whose profile says that e-invoicing is not applicable.
        </PageHeading>
      </div>
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record || record.usertype === 'introducer') return <NoRecord />;
          const status = record.forms.einvoicing;
          if (status === 0 && !isFormFor(record, 'einvoicing')) return <NotConcerned />;
          return (
            <>
              <div className="no-print">
                <SubmittedNote status={status} subject="this declaration" />
                {status === 0 && record.isGSTApplicable === 'no' && <NoGstNote />}
                {isFormPrintable(status) && (
                  <PrintButton onPrint={() => void printDocument(`E-invoicing Declaration ${record.name}`)} />
                )}
              </div>
              <EInvoicingLetter record={record} />
              {status < 1 && <EInvoicingForm record={record} />}
            </>
          );
        }}
      </LiveView>
    </>
  );
}
