import { useRef, useState } from 'react';
import { saveBankDetails, submitBankDetails } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { BankDetails } from '../../domain/records/records.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

type Kind = 'draft' | 'submission';

/** Saves and submits the bank details of a person, one write at a time; both say whether it has worked. */
export function useBankWrites(uid: string) {
  const [pending, setPending] = useState<Kind | null>(null);
  const [failure, setFailure] = useState<{ kind: Kind; text: string } | null>(null);
  const isBusy = useRef(false);

  const run = async (kind: Kind, write: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(kind);
    setFailure(null);
    try {
      await write();
      return true;
    } catch (error) {
      const text = saveErrorMessage(toAppError(error));
      formToast('error', text);
      setFailure({ kind, text });
      return false;
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };

  return {
    pending,
    failureOf: (kind: Kind) => (failure?.kind === kind ? failure.text : undefined),
    forgetFailure: () => setFailure(null),
    saveDraft: (details: BankDetails) => run('draft', () => saveBankDetails(uid, details)),
    submit: (details: BankDetails) => run('submission', () => submitBankDetails(uid, details)),
  };
}
