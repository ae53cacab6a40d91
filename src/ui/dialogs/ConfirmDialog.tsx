import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { Failure } from '../feedback/Failure.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { ModalDialog } from './ModalDialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  confirmLabel: string;
  variant?: 'primary' | 'danger';
  cancelLabel?: string;
  isPending: boolean;
  /** Shown in the dialog until the next attempt. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Stays open and locked while the action runs. */
export function ConfirmDialog({
  isOpen,
  title,
  confirmLabel,
  variant = 'primary',
  cancelLabel = 'Cancel',
  isPending,
  error,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const cancel = () => {
    if (!isPending) onCancel();
  };
  return (
    <ModalDialog isOpen={isOpen} title={title} onClose={cancel}>
      <Modal.Body>
        {children}
        <Failure>{error}</Failure>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="outline-secondary" onClick={cancel} disabled={isPending}>
          {cancelLabel}
        </Button>
        <SubmitButton type="button" variant={variant} isPending={isPending} onClick={onConfirm}>
          {confirmLabel}
        </SubmitButton>
      </Modal.Footer>
    </ModalDialog>
  );
}
