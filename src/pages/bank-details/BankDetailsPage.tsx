import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import { aadharMode } from '../../config/portal.ts';
import { storedFileName } from '../../domain/files/fileNames.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { maskAadhar } from '../../domain/validators/mask.ts';
import { BANK_FIELD_LABELS, BANK_FIELDS } from '../../forms/bank/bankDetailsSchema.ts';
import { Help } from '../../forms/help/Help.tsx';
import { PersonDocumentsPage } from '../../forms/PersonPage.tsx';
import { printHint, StatusNote } from '../../forms/StatusNote.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { LetterClose } from '../../ui/print/Letter.tsx';
import { usePrintMargins } from '../../ui/print/usePrintMargins.ts';
import { BankDetailsForm } from './BankDetailsForm.tsx';
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
          <Help terms={['account', 'cheque', 'micr', 'ifsc']} />
          {record.forms.bankdetails >= 2 && <BankDetailsSheet record={record} documents={documents} />}
        </>
      )}
    </PersonDocumentsPage>
  );
}

/** The Aadhar number is never shown in full. */
function UserDetails({ record }: { record: UserRecord }) {
  return (
    <DetailList
      otherwise="Not given"
      details={[
        ['Name', record.name],
        ['User ID', record.userid],
        ['E-mail', record.email],
        ['Contact Number', record.phone],
        ['PAN Number', record.pancard],
        ...(aadharMode === 'off' ? [] : ([['Aadhar Number', maskAadhar(record.aadharcard)]] as const)),
      ]}
    />
  );
}

/** The printout: every value in full except the Aadhar number. */
function BankDetailsSheet({ record, documents }: { record: UserRecord; documents: DocumentsRecord }) {
  usePrintMargins(`Bank Details · ${record.name} · ${record.userid}`);
  const cheque = hasFile(documents.cancelledCheque) ? documents.cancelledCheque : '';
  return (
    <div className="bank-sheet print-only">
      <h2>User Details</h2>
      <UserDetails record={record} />
      <h2>Account</h2>
      <DetailList
        otherwise="Not given"
        details={[
          ...BANK_FIELDS.map((field) => [BANK_FIELD_LABELS[field], record.bankDetails[field]] as const),
          ['Status', formStatusLabel(record.forms.bankdetails)],
        ]}
      />
      <h2>Cancelled Cheque</h2>
      {cheque && <PrintedCheque link={cheque} />}
      <LetterClose
        facts={[
          { term: 'Place', value: '' },
          { term: 'Date', value: '' },
        ]}
        signatory={record.name}
        signImage={record.signImage}
      />
    </div>
  );
}

function PrintedCheque({ link }: { link: string }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <>
      <p>File: {storedFileName(link)}</p>
      {isPicture && <img src={link} alt="Cancelled cheque" onError={() => setPicture(false)} />}
    </>
  );
}
