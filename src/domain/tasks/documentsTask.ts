import { paths } from '../../config/paths.ts';
import { DOCUMENT_ROWS } from '../documentRows.ts';
import type { DocumentsRecord, UserRecord } from '../records.ts';
import { documentsSubmission } from '../transitions/documents.ts';
import { hasFile } from '../transitions/hasFile.ts';
import type { Task } from './task.ts';

/** The two mandatory documents (SPEC 4, Documents); at status 1 missing ones can still be added (R11). */
export function documentsTask(record: UserRecord, documents: DocumentsRecord | null): Task {
  const task = { key: 'documents', title: 'Documents' };
  const { status } = record.forms;
  if (status >= 2) return { ...task, state: 'done', detail: 'Checked by the reviewer.' };
  const missing = documents
    ? DOCUMENT_ROWS.filter(({ key, isMandatory }) => isMandatory && !hasFile(documents[key]))
    : [];
  if (missing.length > 0) {
    return {
      ...task,
      state: 'todo',
      detail: `Still missing: ${missing.map(({ label }) => label).join(' and ')}.`,
      action: { label: 'Upload your documents', path: paths.uploadDocuments },
    };
  }
  if (documents && status === 0 && !documentsSubmission(record.logs)) {
    return {
      ...task,
      state: 'todo',
      detail: 'The mandatory documents are uploaded, but not submitted yet.',
      action: { label: 'Submit your documents', path: paths.uploadDocuments },
    };
  }
  return { ...task, state: 'reviewer', detail: 'Handed in. The reviewer checks them with your forms.' };
}
