import Button from 'react-bootstrap/Button';
import type { UserRecord } from '../../domain/records/records.ts';
import { Spinner } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { informedText } from './approvalMessages.ts';
import type { DecisionMail, MailState } from './useDecision.ts';

interface MailNoteProps {
  record: UserRecord;
  mail: MailState;
  /** Sends all of them when `mails` is absent. */
  onSend: (mails?: readonly DecisionMail[]) => void;
}

export function MailNote({ record, mail, onSend }: MailNoteProps) {
  if (mail.state === 'sending') {
    return (
      <p role="status">
        <Spinner />
        The mail is being sent…
      </p>
    );
  }
  if (mail.state === 'sent') return <p role="status">{informedText(record)} have been informed by e-mail.</p>;
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
