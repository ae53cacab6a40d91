import { useState } from 'react';
import { setDocumentUntil } from '../../backend/records/documents.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { toAppError } from '../../domain/appError.ts';
import { type DocumentRow, isDated } from '../../domain/forms/documentRows.ts';
import { problemOfUntil } from '../../domain/transitions/documents.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

interface StoredValidity {
  uid: string;
  row: DocumentRow;
  /** Empty when no file is stored. */
  link: string;
  /** The stored last day. */
  until: string;
}

/** Before an upload the day goes with the file; afterwards it is saved when the field is left. */
export function useValidity({ uid, row, link, until }: StoredValidity) {
  // Belongs to the stored file: another one starts with what is stored.
  const [typed, setTyped] = useState({ link, until });
  const [error, setError] = useState('');
  const entered = typed.link === link ? typed.until : until;
  const id = `${row.key}-until`;

  if (!isDated(row)) return undefined;

  const isRight = (): boolean => {
    const problem = problemOfUntil(entered, serverNow()) ?? '';
    setError(problem);
    return problem === '';
  };

  const save = async () => {
    if (link === '' || entered === until || !isRight()) return;
    try {
      await setDocumentUntil(uid, row.key, entered);
      formToast('success', 'Documents Saved successfully!');
    } catch (thrown) {
      setError(saveErrorMessage(toAppError(thrown)));
    }
  };

  return {
    /** Of the date field. */
    id,
    entered,
    error,
    change: (day: string) => {
      setTyped({ link, until: day });
      setError('');
    },
    save,
    /** False, with its reason shown, for a day that cannot be stored. */
    check: () => {
      const isStorable = isRight();
      if (!isStorable) document.getElementById(id)?.focus();
      return isStorable;
    },
  };
}

export type Validity = NonNullable<ReturnType<typeof useValidity>>;
