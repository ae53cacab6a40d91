import { DOCUMENT_ROWS } from '../../domain/forms/documentRows.ts';
import { submissionsOf } from '../../domain/forms/registry.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { LockedNote } from '../../ui/feedback/LockedNote.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface DocumentsStatusNoteProps {
  record: UserRecord;
  documents: DocumentsRecord;
}

/** Submitted and still open, locked but incomplete, or locked (R11). */
export function DocumentsStatusNote({ record, documents }: DocumentsStatusNoteProps) {
  const isComplete = DOCUMENT_ROWS.every(({ key, isMandatory }) => !isMandatory || hasFile(documents[key]));
  const submission = submissionsOf(record, 'documents').at(-1);
  const { status } = record.forms;
  if (status === 1 && !isComplete) {
    return (
      <LockedNote>
        Your forms have been submitted. Documents that are missing can still be added; those that are stored
        cannot be changed.
      </LockedNote>
    );
  }
  if (status > 0) return <LockedNote>Your documents have been submitted and cannot be changed.</LockedNote>;
  if (!submission || !isComplete) return null;
  return (
    <Notice kind="success">
      <p>
        You submitted your documents on {formatTimestamp(submission.timestamp)}. They can be changed until all
        your forms are submitted; if you change one, please submit again.
      </p>
    </Notice>
  );
}
