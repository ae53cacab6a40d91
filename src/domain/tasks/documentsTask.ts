import { paths } from '../../config/paths.ts';
import { DOCUMENT_ROWS } from '../forms/documentRows.ts';
import { submissionsOf } from '../forms/registry.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import { hasFile } from '../transitions/guards.ts';
import type { Task } from './task.ts';

const TASK = { key: 'documents', title: 'Documents Upload' };
const UPLOAD = { label: 'Upload your documents', path: paths.uploadDocuments };

/** Missing documents can still be added at status 1 (R11). `documents` is null where they are not followed. */
export function documentsTask(record: UserRecord, documents: DocumentsRecord | null): Task {
  const { status } = record.forms;
  if (status >= 2) return { ...TASK, state: 'done', detail: 'Checked by the reviewer.' };
  const isSubmitted = submissionsOf(record, 'documents').length > 0;
  const needed = DOCUMENT_ROWS.filter(({ isMandatory }) => isMandatory);
  const missing = documents ? needed.filter(({ key }) => !hasFile(documents[key])) : [];
  if (missing.length > 0) {
    return { ...TASK, state: 'todo', detail: `Still missing: ${labelsOf(missing)}.`, action: UPLOAD };
  }
  if (status === 0 && !isSubmitted) return { ...TASK, state: 'todo', ...unsubmitted(documents, needed) };
  const isSure = isSubmitted || documents !== null;
  const detail = isSure
    ? 'Submitted. We are reviewing them with your forms.'
    : 'You have not submitted them separately. If one is missing, you can still add it.';
  return { ...TASK, state: 'reviewer', detail };
}

function unsubmitted(
  documents: DocumentsRecord | null,
  needed: readonly { label: string }[],
): Pick<Task, 'detail' | 'action'> {
  if (!documents) return { detail: `Not submitted yet. Needed: ${labelsOf(needed)}.`, action: UPLOAD };
  const detail = 'The mandatory documents are uploaded, but not submitted yet.';
  return { detail, action: { ...UPLOAD, label: 'Submit your documents' } };
}

function labelsOf(rows: readonly { label: string }[]): string {
  return rows.map(({ label }) => label).join(' and ');
}
