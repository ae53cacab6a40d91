import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { submitDocuments } from '../../backend/records/users.ts';
import { paths } from '../../config/paths.ts';
import { type DocumentRow, documentRowsOf, untilOf } from '../../domain/forms/documentRows.ts';
import { submissionsOf } from '../../domain/forms/registry.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { documentQueries } from '../../domain/transitions/openQueries.ts';
import { Answers } from '../../forms/Answers.tsx';
import { RESUBMIT, useResolution } from '../../forms/queries/useResolution.ts';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { useRedirect } from '../../forms/useFormSubmission.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';

const MISSING = 'Please Upload the mandatory documents!';

interface SubmitDocumentsProps {
  record: UserRecord;
  documents: DocumentsRecord;
}

export function SubmitDocuments({ record, documents }: SubmitDocumentsProps) {
  const redirect = useRedirect();
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const resolve = useResolution(record, 'general');
  const asked = documentQueries(record).filter(({ status }) => status === 0);
  // The submission first: with the last query the overall status moves on, and the documents lock (R11).
  const { run, isPending, error, forgetError } = useWrite(
    async () => {
      await submitDocuments(record.uid);
      if (asked.length > 0) await resolve(asked);
    },
    { success: 'Documents Uploaded successfully!' },
  );
  const rows = documentRowsOf(record);
  // They can be submitted again, for example with another file.
  const isSubmitted = submissionsOf(record, 'documents').length > 0;
  const missing = rows.filter(({ key, isMandatory }) => isMandatory && !hasFile(documents[key]));

  const handleClick = () => {
    forgetError();
    if (missing.length === 0) return setAsking(true);
    setTried(true);
    formToast('error', MISSING);
  };

  const handleConfirm = async () => {
    if (!(await run())) return;
    setTried(false);
    setAsking(false);
    redirect(paths.uploadDocuments);
  };

  return (
    <>
      {hasTried && missing.length > 0 && (
        <Failure className="mb-3">{`${MISSING} Still missing: ${missing.map(({ label }) => label).join(', ')}.`}</Failure>
      )}
      <div className="form-actions">
        <Button
          variant={isSubmitted && asked.length === 0 ? 'outline-secondary' : 'primary'}
          onClick={handleClick}
        >
          {asked.length > 0 ? RESUBMIT : 'Submit'}
        </Button>
      </div>
      <SubmitDialog
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      >
        <Answers
          answers={rows.map((row) => ({
            fieldId: `document-${row.key}`,
            label: row.label,
            value: storedText(row, documents),
          }))}
          onChange={() => setAsking(false)}
        />
      </SubmitDialog>
    </>
  );
}

function storedText(row: DocumentRow, documents: DocumentsRecord): string {
  if (!hasFile(documents[row.key])) return 'Not uploaded';
  const until = untilOf(documents, row);
  return until ? `Uploaded, valid until ${formatDate(until)}` : 'Uploaded';
}
