import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { MaskEditor } from './MaskEditor.tsx';
import { PdfAdvice } from './PdfAdvice.tsx';
import './mask.scss';

export interface MaskDialogProps {
  file: File;
  /** A PDF can only be sent as it is. */
  isPicture: boolean;
  /** Gets the masked picture, or the file as it is. */
  onDone: (file: File) => void;
  onCancel: () => void;
}

/** Shows an Aadhar card before it is sent, so that its first eight digits can be hidden. */
export function MaskDialog({ file, isPicture, onDone, onCancel }: MaskDialogProps) {
  const Body = isPicture ? MaskEditor : PdfAdvice;
  return (
    <ModalDialog isOpen isWide={isPicture} title="Hide the first eight digits" onClose={onCancel}>
      <Body file={file} onDone={onDone} onCancel={onCancel} />
    </ModalDialog>
  );
}
