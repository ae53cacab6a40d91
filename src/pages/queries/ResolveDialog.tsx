import { useState } from 'react';
import { resolveQuery } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { Query, QueryCategory } from '../../domain/records/records.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';

/** The query that is asked about. */
export interface ChosenQuery {
  category: QueryCategory;
  query: Query;
}

interface ResolveDialogProps {
  uid: string;
  chosen: ChosenQuery;
  /** False once it is resolved, here or in another tab. */
  isOpen: boolean;
  onResolved: () => void;
  onClose: () => void;
}

/** Asks before a query is marked as resolved. */
export function ResolveDialog({
  uid,
  chosen: { category, query },
  isOpen,
  onResolved,
  onClose,
}: ResolveDialogProps) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const handleConfirm = async () => {
    setPending(true);
    setError(undefined);
    try {
      await resolveQuery(uid, category, query);
      formToast('success', 'Query Resolved');
      onResolved();
      onClose();
    } catch (failure) {
      const message = saveErrorMessage(toAppError(failure));
      setError(message);
      formToast('error', message);
    } finally {
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Mark this query as resolved?"
      confirmLabel="Resolve"
      isPending={isPending}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p className="mb-0">{query.title}</p>
    </ConfirmDialog>
  );
}
