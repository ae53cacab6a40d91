import { revokeInvitation } from '../../../backend/records/invitations.ts';
import type { Invitation } from '../../../domain/people/invitations.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { saveErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { Sentence } from '../../../ui/Sentence.tsx';

const NOT_OPEN = 'This invitation is no longer open, so it cannot be revoked.';

export function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { run, isPending, error } = useWrite(() => revokeInvitation(invitation.id), {
    success: 'Invitation revoked',
    explain: (failure) =>
      failure.code === 'firestore/permission-denied' ? NOT_OPEN : saveErrorMessage(failure),
    toast: accountToast,
  });
  const handleConfirm = async () => {
    if (await run()) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Revoke this invitation?"
      confirmLabel="Revoke"
      isPending={isPending}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>
        <Sentence
          values={[invitation.name]}
        >{`The link sent to ${invitation.name} (${invitation.email}) will stop working. They can still register without it and name you as introducer.`}</Sentence>
      </p>
    </ConfirmDialog>
  );
}
