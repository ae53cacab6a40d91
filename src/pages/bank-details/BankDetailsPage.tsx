import Card from 'react-bootstrap/Card';
import { PersonDocumentsPage } from '../../forms/PersonPage.tsx';
import { printHint, StatusNote } from '../../forms/StatusNote.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';
import { BankDetailsSheet } from './BankDetailsSheet.tsx';
import { UserDetails } from './UserDetails.tsx';
import './bankDetails.scss';

export function BankDetailsPage() {
  return (
    <PersonDocumentsPage title="Bank Details" intro="The account we will pay you into." printed="sheet">
      {(record, documents) => (
        <>
          <div className="no-print">
            <StatusNote record={record} form="bankdetails">
              {printHint(record, 'bankdetails')}
            </StatusNote>
            <Card as="section" body aria-label="User Details">
              <h2>User Details</h2>
              <UserDetails record={record} />
            </Card>
          </div>
          <BankDetailsForm record={record} documents={documents} />
          {record.forms.bankdetails >= 2 && <BankDetailsSheet record={record} documents={documents} />}
        </>
      )}
    </PersonDocumentsPage>
  );
}
