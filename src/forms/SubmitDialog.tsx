import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';

export const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';

type SubmitDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel'>;

/** `children` are the values to check before the submission. */
export function SubmitDialog({ children, ...props }: SubmitDialogProps) {
  return (
    <ConfirmDialog {...props} title="Are you sure you want to submit it?" confirmLabel="Submit">
      {children}
      <p className="mb-0">{DECLARATION}</p>
    </ConfirmDialog>
  );
}
