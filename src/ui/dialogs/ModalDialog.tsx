import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { usePageBehind } from './pageBehind.ts';

interface ModalDialogProps {
  isOpen: boolean;
  title: string;
  /** For more than a question: wider, and the whole of a small screen. */
  isWide?: boolean;
  /** Called on Escape; the caller decides. */
  onClose: () => void;
  /** `Modal.Body`, then `Modal.Footer`. */
  children: ReactNode;
}

/** A dialog that takes the focus, keeps it, and gives it back; the page behind is out of reach. */
export function ModalDialog({ isOpen, title, isWide = false, onClose, children }: ModalDialogProps) {
  const titleId = useId();
  usePageBehind(isOpen);
  return (
    <Modal
      show={isOpen}
      onHide={onClose}
      aria-labelledby={titleId}
      // A press beside it loses nothing that is typed in it.
      backdrop="static"
      // It is gone at once when it is closed; only its arrival moves (_dialog.scss).
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
