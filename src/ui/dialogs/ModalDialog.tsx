import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { usePageBehind } from './pageBehind.ts';

interface ModalDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** Wider, and full-screen on small screens. */
  isWide?: boolean;
  /** Called on Escape; the caller decides. */
  onClose: () => void;
  /** `Modal.Body`, then `Modal.Footer`. */
  children: ReactNode;
}

export function ModalDialog({ isOpen, title, isWide = false, onClose, children }: ModalDialogProps) {
  const titleId = useId();
  usePageBehind(isOpen);
  return (
    <Modal
      show={isOpen}
      onHide={onClose}
      aria-labelledby={titleId}
      // A click outside must not lose typed text.
      backdrop="static"
      // Closes without animation; only opening is animated (_dialog.scss).
      animation={false}
      centered
      scrollable
      {...(isWide && { size: 'lg', fullscreen: 'sm-down' })}
    >
      <Modal.Header>
        <Modal.Title as="h2" className="h5" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      {children}
    </Modal>
  );
}
