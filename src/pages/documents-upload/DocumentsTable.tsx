import { useRef, useState } from 'react';
import Card from 'react-bootstrap/Card';
import FormCheck from 'react-bootstrap/FormCheck';
import FormText from 'react-bootstrap/FormText';
import Table from 'react-bootstrap/Table';
import { setDocumentFlag } from '../../backend/records/documents.ts';
import { toAppError } from '../../domain/appError.ts';
import { changedProof, type DocumentRow, documentRowsOf, untilOf } from '../../domain/forms/documentRows.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { canAddDocument, canRemoveDocument } from '../../domain/transitions/documents.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import type { TermKey } from '../../forms/help/terms.ts';
import { WhatIs } from '../../forms/help/WhatIs.tsx';
import { useNow } from '../../records/useNow.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { useDocumentUpload } from './useDocumentUpload.tsx';
import { useValidity, type Validity } from './useValidity.ts';
import './documentsTable.scss';

interface DocumentsTableProps {
  record: UserRecord;
  documents: DocumentsRecord;
}

export function DocumentsTable({ record, documents }: DocumentsTableProps) {
  const now = useNow();
  const rows = documentRowsOf(record);
  return (
    <>
      <Card className="table-card">
        <Table className="align-middle documents-table mb-0">
          <TableHead columns={['Sr. No.', 'Document', 'Yes/No', 'Action']} />
          <tbody>
            {rows.map((row, index) => (
              <Row key={row.key} number={index + 1} row={row} record={record} documents={documents} />
            ))}
          </tbody>
        </Table>
      </Card>
      {rows.some(({ key }) => canAddDocument(record, documents, key, now)) && (
        <p className="text-body-secondary">
          <span className="required" aria-hidden="true" /> Mandatory. Each file is an image (JPEG, PNG, WebP)
          or a PDF of at most 20 MB, and uploads as soon as you choose it, or answer the question about it.
          <span className="not-by-touch"> You can also drop a file on its row.</span>
        </p>
      )}
    </>
  );
}

const TERMS_OF: Record<DocumentRow['key'], readonly TermKey[]> = {
  CompanyCertificate: [],
  GSTCertificate: ['gstCertificate'],
  PANTANCard: ['pan'],
  ResidencyCertificate: [],
};

interface RowProps extends DocumentsTableProps {
  number: number;
  row: DocumentRow;
}

function Row({ number, row, record, documents }: RowProps) {
  const { key, label, hint, isMandatory, isNeeded } = row;
  const terms = row.isMaskable ? (['aadhar'] as const) : TERMS_OF[key];
  const value = documents[key];
  const isOpen = canAddDocument(record, documents, key, useNow());
  const isYes = isNeeded || value !== false;
  const link = hasFile(value) ? value : '';
  const proof = key === 'CompanyCertificate' && changedProof(record, documents);
  const isRemovable = canRemoveDocument(record, key);
  const isUploadable = isYes && isOpen;
  const until = untilOf(documents, row);
  const validity = useValidity({ uid: record.uid, row, link, until });
  const own = { record, row, link, isUploadable, isRemovable, validity };
  const place = useRef<HTMLTableRowElement>(null);
  const upload = useDocumentUpload(place, own);
  return (
    <tr ref={place} data-drop={upload.drop}>
      <td data-label="Sr. No.">{number}</td>
      <td data-label="Document">
        <span className={isMandatory ? 'required' : ''}>{label}</span>
        {isMandatory && <span className="visually-hidden"> (mandatory)</span>}
        {(hint || terms.length > 0) && (
          <FormText as="div" className="fw-normal">
            <WhatIs terms={terms}>{hint}</WhatIs>
          </FormText>
        )}
        {proof && (
          <p className="mb-0 small fw-normal text-warning-emphasis">{`Uploaded as ${proof.before}.${isRemovable ? ' Please replace it.' : ''}`}</p>
        )}
      </td>
      <td data-label="Yes/No">
        <YesNoToggle
          uid={record.uid}
          row={row}
          isYes={isYes}
          isLocked={isNeeded || hasFile(value) || !isOpen}
        />
      </td>
      <td data-label="Action">
        <DocumentActions {...own} upload={upload} />
        {validity && (link ? isRemovable : isUploadable) ? (
          <ValidUntil label={label} validity={validity} />
        ) : (
          until && <p className="mb-0">{`Valid until ${formatDate(until)}`}</p>
        )}
      </td>
    </tr>
  );
}

/** The optional last day, for documents that may end. */
function ValidUntil({ label, validity }: { label: string; validity: Validity }) {
  const { id, entered, error, change, save } = validity;
  return (
    <DateField
      id={id}
      className="mt-3"
      label={`${label}, valid until (optional)`}
      entered={entered}
      value={entered}
      error={error}
      onChange={({ target }) => change(target.value)}
      onBlur={() => void save()}
    />
  );
}

interface YesNoToggleProps {
  uid: string;
  row: DocumentRow;
  isYes: boolean;
  isLocked: boolean;
}

/** The documents record stores the answer until there is a file. */
function YesNoToggle({ uid, row, isYes, isLocked }: YesNoToggleProps) {
  const [error, setError] = useState('');
  // Changes on the click, and stays until the record has it: the record may come after the end of the write.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (chosen === isYes) setChosen(null);
  const isShown = chosen ?? isYes;
  const handleChange = async (flag: boolean) => {
    setChosen(flag);
    setError('');
    try {
      await setDocumentFlag(uid, row.key, flag);
    } catch (thrown) {
      const message = saveErrorMessage(toAppError(thrown));
      setError(message);
      setChosen(null);
      formToast('error', message);
    }
  };
  return (
    <>
      <FormCheck
        type="switch"
        id={`has-${row.key}`}
        className="mb-0"
        label={
          <>
            <span>{isShown ? 'Yes' : 'No'}</span>
            <span className="visually-hidden">{`, ${row.label}`}</span>
          </>
        }
        checked={isShown}
        disabled={isLocked}
        onChange={(event) => void handleChange(event.target.checked)}
      />
      <Failure>{error}</Failure>
    </>
  );
}
