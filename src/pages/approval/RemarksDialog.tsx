import { type FormEvent, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { saveRemark } from '../../backend/records/approvals.ts';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { approvalErrorMessage, approvalToast } from './approvalMessages.ts';

interface RemarksDialogProps {
  record: UserRecord;
  approverUid: string;
  isOpenAtFirst: boolean;
}

/** Not modal, so that the result of the mail stays usable; typed text survives closing. */
export function RemarksDialog({ record, approverUid, isOpenAtFirst }: RemarksDialogProps) {
  const { uid, approval, vendorRemark } = record;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [saved, setSaved] = useState(vendorRemark);
  // Each decision has its own remarks.
  const [remarks, setRemarks, forget] = useRememberedText(`remarks/${uid}/${approval?.at ?? 0}`, saved);
  const [problem, setProblem] = useState('');
  const { run, isPending, error } = useWrite(() => saveRemark(uid, approverUid, remarks.trim()), {
    success: 'Your remarks have been saved',
    explain: approvalErrorMessage,
    toast: approvalToast,
  });
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = remarks.trim() === '';
    setProblem(isEmpty ? 'Enter your remarks, or close this.' : '');
    if (isEmpty || !(await run())) return;
    setSaved(remarks);
    forget();
    setOpen(false);
  };

  return (
    <>
      {!isOpen && (
        <Button variant="outline-primary" onClick={() => setOpen(true)}>
          Write remarks
        </Button>
      )}
      <dialog open={isOpen} className="approval-remarks" aria-label="A note on this decision">
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextAreaField
            ref={input}
            label="Remarks"
            hint="Kept with the vendor’s record"
            maxLength={MAX_LONG_TEXT}
            error={problem || error}
            value={remarks}
            onChange={(event) => setRemarks(event.target.value)}
          />
          <div className="form-actions">
            <SubmitButton isPending={isPending}>Save remarks</SubmitButton>
            <Button variant="outline-secondary" onClick={() => setOpen(false)}>
              Close
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
