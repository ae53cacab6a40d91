import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { submitDocuments } from '../../backend/records/users.ts';
import { DOCUMENT_ROWS } from '../../domain/forms/documentRows.ts';
import type { DocumentsRecord } from '../../domain/records/records.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { useWrite } from '../../forms/useWrite.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

const MISSING = 'Please Upload the mandatory documents!';

interface SubmitDocumentsProps {
  uid: string;
  documents: DocumentsRecord;
}

export function SubmitDocuments({ uid, documents }: SubmitDocumentsProps) {
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, forgetError } = useWrite(() => submitDocuments(uid), {
    success: 'Documents Uploaded successfully!',
  });
  const missing = DOCUMENT_ROWS.filter(({ key, isMandatory }) => isMandatory && !hasFile(documents[key]));

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
  };

  return (
    <>
      {hasTried && missing.length > 0 && (
        <p className="field-error mb-3" role="alert">
          {MISSING} Still missing: {missing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <div className="form-actions">
        <Button onClick={handleClick}>Submit</Button>
      </div>
      <SubmitDialog
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
