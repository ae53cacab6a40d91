import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface ModalDialogProps {
  isOpen: boolean;
  title: string;
  /** For more than a question: wider, and the whole of a small screen. */
  isWide?: boolean;
  /** Called on Escape, and when the device's back gesture asks for it; the caller decides. */
  onClose: () => void;
  /** `dialog-body`, then `dialog-actions`. */
  children: ReactNode;
}

/** The browser's own modal dialog: keeps the focus inside, everything else out of reach, and gives the focus back. */
export function ModalDialog({ isOpen, title, isWide = false, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!isOpen || !opened) return;
    opened.showModal();
    return () => opened.close();
  }, [isOpen]);

  // Left to itself the browser closes the dialog on Escape, whatever is under way in it.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={`dialog ${isWide ? 'dialog-wide' : ''}`}
      aria-labelledby={titleId}
      aria-modal={isOpen ? true : undefined}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <>
          <h2 className="h5 dialog-title" id={titleId}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>,
    document.body,
  );
}
