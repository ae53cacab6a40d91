import { useEffect } from 'react';
import { loadFileService } from '../../backend/files/loadFileService.ts';
import { hasRunOut } from '../../domain/due/exceptions.ts';
import { documentRowsOf } from '../../domain/forms/documentRows.ts';
import { submissionsOf } from '../../domain/forms/registry.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { canAddDocument } from '../../domain/transitions/documents.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { documentQueries } from '../../domain/transitions/openQueries.ts';
import { FormOrChange } from '../../forms/change/FormOrChange.tsx';
import { NextStep } from '../../forms/NextStep.tsx';
import { PersonDocumentsPage } from '../../forms/PersonPage.tsx';
import { OpenQueries } from '../../forms/queries/OpenQueries.tsx';
import { RESUBMIT } from '../../forms/queries/useResolution.ts';
import { useNow } from '../../records/useNow.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import { Notice, ShortNotice } from '../../ui/feedback/Notice.tsx';
import { DocumentsTable } from './DocumentsTable.tsx';
import { SubmitDocuments } from './SubmitDocuments.tsx';

const fetchFileService = () => void loadFileService().catch(() => undefined);

export function DocumentsUploadPage() {
  // The first file does not wait for the code that stores it.
  useEffect(() => whenIdle(fetchFileService), []);
  return (
    <PersonDocumentsPage
      title="Documents Upload"
      intro="While uploading, Please Rename your attachment according to the document."
    >
      {(record, documents) => (
        <FormOrChange record={record} kinds={['document']}>
          <DocumentsStatusNote record={record} documents={documents} />
          <DocumentsTable record={record} documents={documents} />
          {record.forms.status === 0 && <SubmitDocuments record={record} documents={documents} />}
        </FormOrChange>
      )}
    </PersonDocumentsPage>
  );
}

interface DocumentsStatusNoteProps {
  record: UserRecord;
  documents: DocumentsRecord;
}

/** Returned, submitted and editable, locked and incomplete, or locked (R11). */
function DocumentsStatusNote({ record, documents }: DocumentsStatusNoteProps) {
  const rows = documentRowsOf(record);
  const isComplete = rows.every(({ key, isNeeded }) => !isNeeded || hasFile(documents[key]));
  const submission = submissionsOf(record, 'documents').at(-1);
  const now = useNow();
  const hasOpenRow = rows.some(({ key }) => canAddDocument(record, documents, key, now));
  const { status } = record.forms;
  const asked = documentQueries(record).filter((query) => query.status === 0);
  if (asked.length > 0) {
    return (
      <Notice kind="warning" title="There are queries about your documents">
        <OpenQueries record={record} category="general" queries={asked} />
        <p>Replace what is asked about, reply if you wish, and then press “{RESUBMIT}” below.</p>
      </Notice>
    );
  }
  const locked = lockedText({ status, isComplete, hasOpenRow, isOver: hasRunOut(record, now) });
  if (locked) return <ShortNotice kind="info">{locked}</ShortNotice>;
  if (!isComplete || (status === 0 && !submission)) return null;
  return (
    <NextStep
      record={record}
      done="Documents submitted"
    >{`${submission ? `You submitted your documents on ${formatTimestamp(submission.timestamp)}. ` : ''}${
      status === 0
        ? 'You can replace files until your record is with the reviewer; if you do, please submit again.'
        : hasOpenRow
          ? 'Your files cannot be changed now, but you can still add a missing one.'
          : 'No changes can be made now.'
    }`}</NextStep>
  );
}

interface LockedDocuments {
  status: UserRecord['forms']['status'];
  isComplete: boolean;
  /** Whether a missing document can still be added. */
  hasOpenRow: boolean;
  /** Whether the last day of an exception has passed. */
  isOver: boolean;
}

/** Undefined while the documents are open, or locked with nothing to say about it. */
function lockedText({ status, isComplete, hasOpenRow, isOver }: LockedDocuments): string | undefined {
  if (status === 1 && !isComplete)
    return 'Your forms have been submitted. You can still add missing documents; the ones you uploaded cannot be edited.';
  if (status === 5 && hasOpenRow)
    return 'You are approved as an exception. You can add a missing document once; what is uploaded cannot be changed here.';
  if (status === 5 && isOver)
    return 'The last day of your exception has passed, so nothing can be added now. Ask your introducer: an approver can give another last day.';
  if (status >= 4)
    return 'You are approved. Another document is a change, which a reviewer and an approver check.';
  return status > 1 ? 'Your documents have been submitted and cannot be edited.' : undefined;
}
