import { NoRecord } from '../../forms/NoRecord.tsx';
import { usePersonRecords } from '../../records/usePersonRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Letterhead } from '../../ui/print/Letterhead.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';
import { BankDetailsSheet } from './BankDetailsSheet.tsx';
import { BankStatusNote } from './BankStatusNote.tsx';
import { UserDetails } from './UserDetails.tsx';

/** Bank Details: whose account it is, the account, the cancelled cheque. */
export function BankDetailsPage() {
  const { live, retry } = usePersonRecords();
  return (
    <>
      <div className="print-only">
        <Letterhead />
      </div>
      <PageHeading title="Bank Details">
        <span className="no-print">The account that you are paid into, with a cancelled cheque.</span>
      </PageHeading>
      <LiveView live={live} onRetry={retry}>
        {({ record, documents }) => {
          if (!record) return <NoRecord />;
          return (
            <>
              <div className="no-print">
                <p>
                  <StatusBadge status={record.forms.bankdetails} />
                </p>
                <BankStatusNote record={record} />
                <section className="panel" aria-label="User Details">
                  <h2>User Details</h2>
                  <UserDetails record={record} />
                </section>
              </div>
              <BankDetailsForm record={record} documents={documents} />
              {record.forms.bankdetails >= 2 && <BankDetailsSheet record={record} documents={documents} />}
            </>
          );
        }}
      </LiveView>
    </>
  );
}
