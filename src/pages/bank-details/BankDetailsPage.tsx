import { usePersonRecords } from '../../session/usePersonRecords.ts';
import { Letterhead } from '../../ui/Letterhead.tsx';
import { LiveView } from '../../ui/LiveView.tsx';
import { NoRecord } from '../../ui/NoRecord.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';
import { BankDetailsSheet } from './BankDetailsSheet.tsx';
import { BankStatusNote } from './BankStatusNote.tsx';
import { UserDetails } from './UserDetails.tsx';

/** Bank Details (SPEC 2): whose account it is, the account, the cancelled cheque. */
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
