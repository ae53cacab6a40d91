import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { refuseAmendment } from '../../backend/amendments/amendments.ts';
import type { Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { Staff } from '../../domain/transitions/impartial.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';

interface RefuseChangeProps {
  uid: string;
  kind: AmendmentKind;
  amendment: Amendment;
  staff: Staff;
  isReviewer: boolean;
}

/** A refusal needs a reason, which the person reads. */
export function RefuseChange({ uid, kind, amendment, staff, isReviewer }: RefuseChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason, forget] = useRememberedText(`refusal/${uid}/${kind}`, '');
  const { run, isPending, error } = useWrite(
    () => refuseAmendment(uid, kind, { seen: amendment, refusal: reason, isReviewer }, staff),
    { success: 'Change refused', toast: null },
  );
  const confirm = async () => {
    if (!(await run())) return;
    forget();
    setOpen(false);
  };
  return (
    <>
      <Button variant="outline-danger" onClick={() => setOpen(true)}>
        Refuse
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Refuse this change?"
        confirmLabel="Refuse"
        variant="danger"
        isPending={isPending}
        error={error}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <p>What is on record stays. The person gets an e-mail with the reason.</p>
        <TextAreaField
          label="Reason"
          hint="Please leave out PAN, Aadhar and account numbers."
          maxLength={MAX_TEXT}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
