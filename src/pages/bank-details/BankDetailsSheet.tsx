import { Fragment, useState } from 'react';
import { storedFileName } from '../../domain/files/fileNames.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { LetterClose } from '../../ui/print/Letter.tsx';
import { usePrintMargins } from '../../ui/print/usePrintMargins.ts';
import { BANK_FIELD_LABELS, BANK_FIELDS } from './bankDetailsSchema.ts';
import { UserDetails } from './UserDetails.tsx';

interface BankDetailsSheetProps {
  record: UserRecord;
  documents: DocumentsRecord;
}

/** Everything in full but the Aadhar number. */
export function BankDetailsSheet({ record, documents }: BankDetailsSheetProps) {
  usePrintMargins(`Bank Details · ${record.name} · ${record.userid}`);
  const cheque = hasFile(documents.cancelledCheque) ? documents.cancelledCheque : '';
  return (
    <div className="bank-sheet print-only">
      <h2>User Details</h2>
      <UserDetails record={record} />
      <h2>Account</h2>
      <dl className="detail-list">
        {BANK_FIELDS.map((field) => (
          <Fragment key={field}>
            <dt>{BANK_FIELD_LABELS[field]}</dt>
            <dd>{record.bankDetails[field] || 'Not given'}</dd>
          </Fragment>
        ))}
        <dt>Status</dt>
        <dd>{formStatusLabel(record.forms.bankdetails)}</dd>
      </dl>
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
