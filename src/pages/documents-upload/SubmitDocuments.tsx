import { useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { submitDocuments } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import { DOCUMENT_ROWS } from '../../domain/forms/documentRows.ts';
import type { DocumentsRecord } from '../../domain/records/records.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

const MISSING = 'Please Upload the mandatory documents!';

interface SubmitDocumentsProps {
  uid: string;
  documents: DocumentsRecord;
}

/** Submit with its check and its declaration. */
export function SubmitDocuments({ uid, documents }: SubmitDocumentsProps) {
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  const isBusy = useRef(false);
  const missing = DOCUMENT_ROWS.filter(({ key, isMandatory }) => isMandatory && !hasFile(documents[key]));

  const handleClick = () => {
    setError('');
    if (missing.length === 0) return setAsking(true);
    setTried(true);
    formToast('error', MISSING);
  };

  const handleConfirm = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError('');
    try {
      await submitDocuments(uid);
      setTried(false);
      setAsking(false);
      formToast('success', 'Documents Uploaded successfully!');
    } catch (thrown) {
      const message = saveErrorMessage(toAppError(thrown));
      setError(message);
      formToast('error', message);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
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
        error={error || undefined}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
