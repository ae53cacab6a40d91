import { ConfirmDialog } from './ConfirmDialog.tsx';

/** The declaration of SPEC 4 that every submission confirms. */
export const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';

interface SubmitDialogProps {
  isOpen: boolean;
  isPending: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The confirmation of every form's Submit (SPEC 4, Submit flow). */
export function SubmitDialog(props: SubmitDialogProps) {
  return (
    <ConfirmDialog {...props} title="Are you sure you want to submit it?" confirmLabel="Submit">
      <p className="mb-0">{DECLARATION}</p>
    </ConfirmDialog>
  );
}
