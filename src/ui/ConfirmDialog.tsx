import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { SubmitButton } from './SubmitButton.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  isPending: boolean;
  /** Why the confirmed action failed, shown in the dialog until the next try. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back; stays open and locked while the action runs. */
export function ConfirmDialog({
  isOpen,
  title,
  confirmLabel,
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
    <Modal show={isOpen} onHide={cancel} backdrop="static" centered aria-labelledby="confirm-title">
      <Modal.Header>
        <Modal.Title as="h2" className="h5" id="confirm-title">
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {children}
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={cancel} disabled={isPending}>
          Cancel
        </button>
        <SubmitButton type="button" isPending={isPending} onClick={onConfirm}>
          {confirmLabel}
        </SubmitButton>
      </Modal.Footer>
    </Modal>
  );
}
