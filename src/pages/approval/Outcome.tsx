import { type FormEvent, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { saveRemark } from '../../backend/records/approvals.ts';
import { deputyText, wordsIn } from '../../domain/people/logTitles.ts';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { decisionText } from '../../domain/review/decision.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { Spinner } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { approvalErrorMessage, approvalToast, informedText, outcomeMessage } from './approvalMessages.ts';
import type { Decision, DecisionMail, Made, MailState } from './useDecision.ts';

interface OutcomeProps {
  made: Made;
  approver: Approver;
  areRemarksOpen?: boolean;
  onSendMail: Decision['sendMail'];
}

export function Outcome({ made, approver, areRemarksOpen = !made.isEarlier, onSendMail }: OutcomeProps) {
  const { record, action, isEarlier, warnings, mail } = made;
  const absent = record.approval?.onBehalfOf;
  return (
    <>
      <Notice kind={action === 'deny' ? 'danger' : 'success'}>
        <p>
          <Sentence values={[record.name]}>{outcomeMessage(record.name, action)}</Sentence>
        </p>
        {absent && (
          <p>
            <Sentence
              values={[absent.name, absent.deputyName]}
            >{`Decided by ${deputyText(absent)}.`}</Sentence>
          </p>
        )}
        {isEarlier && <p>This decision was already recorded. Nothing has been changed.</p>}
      </Notice>
      <WarningNotice title="Recorded despite these points" warnings={warnings} record={record} />
      <MailNote
        record={record}
        mail={mail}
        onSend={(mails) => void onSendMail({ ...made, isEarlier: false }, mails)}
      />
      <RemarksDialog
        key={record.approval?.at}
        record={record}
        approverUid={approver.uid}
        isOpenAtFirst={areRemarksOpen}
      />
    </>
  );
}

interface MailNoteProps {
  record: UserRecord;
  mail: MailState;
  /** Sends all of them when `mails` is absent. */
  onSend: (mails?: readonly DecisionMail[]) => void;
}

function MailNote({ record, mail, onSend }: MailNoteProps) {
  if (mail.state === 'sending') {
    return (
      <p role="status">
        <Spinner />
        <span>The mail is being sent…</span>
      </p>
    );
  }
  if (mail.state === 'sent')
    return (
      <p role="status">
        <Sentence
          values={[record.name, record.fpoc]}
        >{`${informedText(record)} have been informed by e-mail.`}</Sentence>
      </p>
    );
  if (mail.state === 'failed') {
    return (
      <Notice
        kind="danger"
        title={
          mail.unsent.includes('welcome')
            ? 'The decision is recorded, but the mail was not sent'
            : 'The decision is recorded, but the e-mail to the review team could not be sent'
        }
      >
        <p>{mail.reason}</p>
        <Button variant="danger" onClick={() => onSend(mail.unsent)}>
          Send mail again
        </Button>
      </Notice>
    );
  }
  return (
    <div className="d-flex flex-wrap gap-2 align-items-center mb-3">
      <span>The mail was sent with the decision. If it did not arrive:</span>
      <Button variant="outline-secondary" size="sm" onClick={() => onSend()}>
        Send mail again
      </Button>
    </div>
  );
}

interface WarningListProps {
  warnings: readonly string[];
  record: UserRecord;
}

/** Empty without a warning. */
export function WarningNotice({ title, warnings, record }: WarningListProps & { title: string }) {
  return (
    warnings.length > 0 && (
      <Notice kind="warning" title={title}>
        <WarningList warnings={warnings} record={record} />
      </Notice>
    )
  );
}

export function WarningList({ warnings, record }: WarningListProps) {
  const names = [record.name, ...wordsIn(decisionText(record))];
  return (
    <ul>
      {warnings.map((warning) => (
        <li key={warning}>
          <Sentence values={names}>{warning}</Sentence>
        </li>
      ))}
    </ul>
  );
}

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
