import { useRef } from 'react';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { canAddDocument, canRemoveDocument } from '../../domain/transitions/documents.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { useDocumentUpload } from './useDocumentUpload.ts';
import { YesNoToggle } from './YesNoToggle.tsx';

interface DocumentsTableRowProps {
  number: number;
  row: DocumentRow;
  record: UserRecord;
  documents: DocumentsRecord;
}

export function DocumentsTableRow({ number, row, record, documents }: DocumentsTableRowProps) {
  const { key, label, isMandatory } = row;
  const value = documents[key];
  const isOpen = canAddDocument(record, documents, key);
  const isYes = isMandatory || value !== false;
  const link = hasFile(value) ? value : '';
  const can = { isUploadable: isYes && isOpen, isRemovable: canRemoveDocument(record, key) };
  const place = useRef<HTMLTableRowElement>(null);
  const upload = useDocumentUpload(place, { record, row, link, ...can });
  return (
    <tr ref={place} data-drop={upload.drop}>
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
        <DocumentActions record={record} row={row} link={link} upload={upload} {...can} />
      </td>
    </tr>
  );
}
