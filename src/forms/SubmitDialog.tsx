import type { ComponentProps } from 'react';
import { DECLARATION } from '../domain/records/declarations.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';

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
