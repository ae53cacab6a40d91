import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { FORMS } from '../domain/forms/registry.ts';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import { SignedLetter } from '../forms/letters/SignedLetter.tsx';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';

interface LetterDialogProps {
  form: FormKey;
  record: UserRecord;
  onClose: () => void;
}

export function LetterDialog({ form, record, onClose }: LetterDialogProps) {
  return (
    <ModalDialog isOpen isWide title={FORMS[form].title} onClose={onClose}>
      {/* Scrollable by keyboard. */}
      <Modal.Body tabIndex={0}>
        <SignedLetter form={form} record={record} />
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>Close</Button>
      </Modal.Footer>
    </ModalDialog>
  );
}
