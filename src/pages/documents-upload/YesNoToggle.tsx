import { useState } from 'react';
import { setDocumentFlag } from '../../backend/documents.ts';
import { toAppError } from '../../backend/errors.ts';
import type { DocumentRow } from '../../domain/documentRows.ts';
import { saveErrorMessage } from '../../ui/saveErrors.ts';
import { formToast } from '../../ui/toasts.ts';

interface YesNoToggleProps {
  uid: string;
  row: DocumentRow;
  isYes: boolean;
  isLocked: boolean;
}

/** Whether the person has the document (SPEC 4): kept in the documents record until there is a file. */
export function YesNoToggle({ uid, row, isYes, isLocked }: YesNoToggleProps) {
  const [error, setError] = useState('');
  const handleChange = async (flag: boolean) => {
    setError('');
    try {
      await setDocumentFlag(uid, row.key, flag);
    } catch (thrown) {
      const message = saveErrorMessage(toAppError(thrown));
      setError(message);
      formToast('error', message);
    }
  };
  return (
    <>
      <div className="form-check form-switch mb-0">
        <input
          id={`has-${row.key}`}
          className="form-check-input"
          type="checkbox"
          checked={isYes}
          disabled={isLocked}
          onChange={(event) => void handleChange(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={`has-${row.key}`}>
          {isYes ? 'Yes' : 'No'}
          <span className="visually-hidden">, {row.label}</span>
        </label>
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
