import { resolveQuery } from '../../backend/records/users.ts';
import type { Query, QueryCategory } from '../../domain/records/records.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useWrite } from '../useWrite.ts';
import { ReplyField, useReply } from './ReplyField.tsx';

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

export function ResolveDialog({ uid, chosen, isOpen, onResolved, onClose }: ResolveDialogProps) {
  const { category, query } = chosen;
  const [reply, setReply, forget] = useReply(category, query);
  const { run, isPending, error } = useWrite(() => resolveQuery(uid, category, query, reply), {
    success: 'Query Resolved',
  });
  const handleConfirm = async () => {
    if (!(await run())) return;
    forget();
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
      <p>{query.title}</p>
      <ReplyField reply={reply} onChange={setReply} disabled={isPending} />
    </ConfirmDialog>
  );
}
