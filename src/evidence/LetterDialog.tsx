import type { ComponentType } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { FORMS } from '../domain/forms/registry.ts';
import type { UserRecord } from '../domain/records/records.ts';
import { Agreement } from '../forms/letters/Agreement.tsx';
import { EInvoicingLetter } from '../forms/letters/EInvoicingLetter.tsx';
import { GstLetter } from '../forms/letters/GstLetter.tsx';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';

export type LetterKey = 'nonapplicability' | 'einvoicing' | 'msa';

const LETTERS: Record<LetterKey, ComponentType<{ record: UserRecord }>> = {
  nonapplicability: GstLetter,
  einvoicing: EInvoicingLetter,
  msa: Agreement,
};

interface LetterDialogProps {
  form: LetterKey;
  record: UserRecord;
  onClose: () => void;
}

export function LetterDialog({ form, record, onClose }: LetterDialogProps) {
  const Paper = LETTERS[form];
  return (
    <ModalDialog isOpen isWide title={FORMS[form].title} onClose={onClose}>
      {/* Scrollable by keyboard. */}
      <Modal.Body tabIndex={0}>
        <Paper record={record} />
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>Close</Button>
      </Modal.Footer>
    </ModalDialog>
  );
}
