import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';

export const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';

interface SubmitDialogProps {
  isOpen: boolean;
  isPending: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** What to look at once more before it is submitted. */
  children?: ReactNode;
}

export function SubmitDialog({ children, ...props }: SubmitDialogProps) {
  return (
    <ConfirmDialog {...props} title="Are you sure you want to submit it?" confirmLabel="Submit">
      {children}
      <p className="mb-0">{DECLARATION}</p>
    </ConfirmDialog>
  );
}
