import type { DocumentRow } from '../../domain/documentRows.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records.ts';
import { canAddDocument, canRemoveDocument } from '../../domain/transitions/documents.ts';
import { hasFile } from '../../domain/transitions/hasFile.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { YesNoToggle } from './YesNoToggle.tsx';

interface DocumentsTableRowProps {
  number: number;
  row: DocumentRow;
  record: UserRecord;
  documents: DocumentsRecord;
}

/** One document in the state that its value gives it (SPEC 4, Document row states). */
export function DocumentsTableRow({ number, row, record, documents }: DocumentsTableRowProps) {
  const { key, label, isMandatory } = row;
  const value = documents[key];
  const isOpen = canAddDocument(record, documents, key);
  const isYes = isMandatory || value !== false;
  return (
    <tr>
      <td data-label="Sr. No.">{number}</td>
      <td data-label="Document">
        <span className={isMandatory ? 'required' : ''}>{label}</span>
        {isMandatory && <span className="visually-hidden"> (mandatory)</span>}
      </td>
      <td data-label="Yes/No">
        <YesNoToggle
          uid={record.uid}
          row={row}
          isYes={isYes}
          isLocked={isMandatory || hasFile(value) || !isOpen}
        />
      </td>
      <td data-label="Action">
        <DocumentActions
          uid={record.uid}
          row={row}
          link={hasFile(value) ? value : ''}
          isUploadable={isYes && isOpen}
          isRemovable={canRemoveDocument(record, key)}
        />
      </td>
    </tr>
  );
}
