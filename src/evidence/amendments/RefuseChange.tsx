import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';

interface RefuseChangeProps {
  /** The memory's key for the typed reason. */
  entry: string;
  refuse: (reason: string) => Promise<void>;
}

/** A refusal needs a reason, which the person reads. */
export function RefuseChange({ entry, refuse }: RefuseChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason, forget] = useRememberedText(`refusal/${entry}`, '');
  const { run, isPending, error } = useWrite(() => refuse(reason), {
    success: 'Change refused',
    toast: null,
  });
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
