import Button from 'react-bootstrap/Button';
import { deputyText } from '../../domain/people/logTitles.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { Spinner } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { informedText, outcomeMessage } from './approvalMessages.ts';
import { RemarksDialog } from './RemarksDialog.tsx';
import type { Decision, DecisionMail, Made, MailState } from './useDecision.ts';
import { WarningList } from './WarningList.tsx';

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
      {warnings.length > 0 && (
        <Notice kind="warning" title="Recorded despite these points">
          <WarningList warnings={warnings} record={record} />
        </Notice>
      )}
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
