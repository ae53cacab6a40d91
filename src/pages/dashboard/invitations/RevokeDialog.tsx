import { useState } from 'react';
import { revokeInvitation } from '../../../backend/records/invitations.ts';
import { toAppError } from '../../../domain/appError.ts';
import type { Invitation } from '../../../domain/people/invitations.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { saveErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';

const NOT_OPEN = 'This invitation is not open any more, so it cannot be revoked.';

/** Asks before an invitation is revoked, and revokes it. */
export function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  const handleConfirm = async () => {
    setPending(true);
    setError('');
    try {
      await revokeInvitation(invitation.id);
      accountToast('success', 'Invitation revoked');
      onClose();
    } catch (thrown) {
      const failure = toAppError(thrown);
      const message = failure.code === 'firestore/permission-denied' ? NOT_OPEN : saveErrorMessage(failure);
      setError(message);
      accountToast('error', message);
      setPending(false);
    }
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
        The invitation of {invitation.name} ({invitation.email}) ends. This person can still register without
        it and name you as introducer.
      </p>
    </ConfirmDialog>
  );
}
