import { resolveQuery } from '../../backend/records/users.ts';
import type { Query, QueryCategory } from '../../domain/records/records.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

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

export function ResolveDialog({
  uid,
  chosen: { category, query },
  isOpen,
  onResolved,
  onClose,
}: ResolveDialogProps) {
  const { run, isPending, error } = useWrite(() => resolveQuery(uid, category, query), {
    success: 'Query Resolved',
  });
  const handleConfirm = async () => {
    if (!(await run())) return;
    onResolved();
    onClose();
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
