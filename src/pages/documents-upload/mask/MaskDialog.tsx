import { useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { MaskEditor } from './MaskEditor.tsx';
import { PdfAdvice } from './PdfAdvice.tsx';
import './mask.scss';

export interface MaskDialogProps {
  file: File;
  /** False for a PDF, which can only be sent as it is. */
  isPicture: boolean;
  /** Gets what is to be uploaded: the masked picture, or the file as it is. */
  onDone: (file: File) => void;
  onCancel: () => void;
}

/** Shows an Aadhar card on the device before it is sent, so that its first eight digits can be hidden. */
export function MaskDialog({ file, isPicture, onDone, onCancel }: MaskDialogProps) {
  const titleId = useId();
  const Body = isPicture ? MaskEditor : PdfAdvice;
  return (
    <Modal
      show
      onHide={onCancel}
      backdrop="static"
      size="lg"
      fullscreen="sm-down"
      scrollable
      aria-labelledby={titleId}
    >
      <Modal.Header>
        <Modal.Title as="h2" className="h5" id={titleId}>
          Hide the first eight digits
        </Modal.Title>
      </Modal.Header>
      <Body file={file} onDone={onDone} onCancel={onCancel} />
    </Modal>
  );
}
