import { useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { setDocumentFlag } from '../../backend/records/documents.ts';
import { toAppError } from '../../domain/appError.ts';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

interface YesNoToggleProps {
  uid: string;
  row: DocumentRow;
  isYes: boolean;
  isLocked: boolean;
}

/** The documents record stores the answer until there is a file. */
export function YesNoToggle({ uid, row, isYes, isLocked }: YesNoToggleProps) {
  const [error, setError] = useState('');
  // Changes on the click, and stays until the record has it: the record may come after the end of the write.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (chosen === isYes) setChosen(null);
  const isShown = chosen ?? isYes;
  const handleChange = async (flag: boolean) => {
    setChosen(flag);
    setError('');
    try {
      await setDocumentFlag(uid, row.key, flag);
    } catch (thrown) {
      const message = saveErrorMessage(toAppError(thrown));
      setError(message);
      setChosen(null);
      formToast('error', message);
    }
  };
  return (
    <>
      <FormCheck
        type="switch"
        id={`has-${row.key}`}
        className="mb-0"
        label={
          <>
            <span>{isShown ? 'Yes' : 'No'}</span>
            <span className="visually-hidden">{`, ${row.label}`}</span>
          </>
        }
        checked={isShown}
        disabled={isLocked}
        onChange={(event) => void handleChange(event.target.checked)}
      />
      <Failure>{error}</Failure>
    </>
  );
}
