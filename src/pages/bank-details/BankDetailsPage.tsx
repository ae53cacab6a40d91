import { useCallback, useState } from 'react';
import Card from 'react-bootstrap/Card';
import { aadharMode } from '../../config/portal.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { userFacts } from '../../domain/sheets/bankSheet.ts';
import { FormOrChange } from '../../forms/change/FormOrChange.tsx';
import { PersonDocumentsPage } from '../../forms/PersonPage.tsx';
import { printHint, StatusNote } from '../../forms/StatusNote.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';
import './bankDetails.scss';

const BankDetailsSheet = onDemand(async () => (await import('./BankDetailsSheet.tsx')).BankDetailsSheet);

export function BankDetailsPage() {
  const [isPrintable, setPrintable] = useState(false);
  const handleReady = useCallback(() => setPrintable(true), []);
  return (
    <PersonDocumentsPage title="Bank Details" intro="The account we will pay you into." printed="sheet">
      {(record, documents) => (
        <FormOrChange record={record} kinds={['bank']}>
          <div className="no-print">
            <StatusNote record={record} form="bankdetails">
              {printHint(record, 'bankdetails')}
            </StatusNote>
            <Card as="section" body aria-label="User Details">
              <h2>User Details</h2>
              <UserDetails record={record} />
            </Card>
          </div>
          <BankDetailsForm record={record} documents={documents} isPrintable={isPrintable} />
          {record.forms.bankdetails >= 2 && (
            <BankDetailsSheet record={record} documents={documents} onReady={handleReady} />
          )}
        </FormOrChange>
      )}
    </PersonDocumentsPage>
  );
}

function UserDetails({ record }: { record: UserRecord }) {
  const shown = aadharMode === 'off' ? { ...record, aadharcard: '' } : record;
  return <DetailList details={userFacts(shown)} />;
}
