import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { DOCUMENT_ROWS } from '../../domain/forms/documentRows.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { canAddDocument } from '../../domain/transitions/documents.ts';
import { DocumentsTableRow } from './DocumentsTableRow.tsx';
import './documentsTable.scss';

interface DocumentsTableProps {
  record: UserRecord;
  documents: DocumentsRecord;
}

export function DocumentsTable({ record, documents }: DocumentsTableProps) {
  return (
    <>
      <Card className="table-card">
        <Table className="align-middle documents-table">
          <thead>
            <tr>
              <th scope="col">Sr. No.</th>
              <th scope="col">Document</th>
              <th scope="col">Yes/No</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            {DOCUMENT_ROWS.map((row, index) => (
              <DocumentsTableRow
                key={row.key}
                number={index + 1}
                row={row}
                record={record}
                documents={documents}
              />
            ))}
          </tbody>
        </Table>
      </Card>
      {DOCUMENT_ROWS.some(({ key }) => canAddDocument(record, documents, key)) && <Ways />}
    </>
  );
}

function Ways() {
  return (
    <p className="text-body-secondary">
      <span className="required" aria-hidden="true" /> Mandatory. Each file is an image (JPEG, PNG, WebP) or a
      PDF of at most 20 MB, and uploads as soon as you choose it.
      <span className="documents-ways"> You can also drop a file on its row.</span>
    </p>
  );
}
