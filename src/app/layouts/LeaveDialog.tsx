import type { LeaveQuestion } from './useLeaveGuard.ts';

/** Asks before something typed is lost with the page. */
export function LeaveDialog({ question }: { question: LeaveQuestion | null }) {
  if (!question) return null;
  const { Dialog, isAboutDraft, leave, stay } = question;
  return (
    <Dialog
      isOpen
      isPending={false}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
      onCancel={stay}
    >
      <p className="mb-0">
        {isAboutDraft
          ? 'What you typed last is not saved yet, because the connection is slow or lost. If you leave this page now, it may be gone. If you stay, it is saved as soon as the connection is back.'
          : 'What you typed on this page is not kept anywhere yet. If you leave the page now, it is gone.'}
      </p>
    </Dialog>
  );
}
