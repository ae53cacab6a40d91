import Button from 'react-bootstrap/Button';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import type { LinkClaims } from '../../domain/review/approvalLinks.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AskFirst, DoubtList } from './AskFirst.tsx';
import { CONTACT_ADMINISTRATOR, outcomeMessage } from './approvalMessages.ts';
import type { Decided, DecisionMail } from './decide.ts';
import { MailNote } from './MailNote.tsx';
import { RemarksDialog } from './RemarksDialog.tsx';
import { useApproval } from './useApproval.ts';

interface DecisionProps {
  uid: string;
  link: LinkClaims;
  approver: Approver;
  onName: (name: UserRecord['name']) => void;
  onRetry: () => void;
}

export function Decision({ uid, link, approver, onName, onRetry }: DecisionProps) {
  const { phase, sendMailAgain, decideAllTheSame, leaveAsItIs } = useApproval(uid, link, approver, onName);
  switch (phase.name) {
    case 'working':
      return <Loader text="Please wait..." />;
    case 'unknownVendor':
      return (
        <Notice kind="danger">
          <p>There is no vendor with this UID. Nothing has been changed.</p>
          <p>{CONTACT_ADMINISTRATOR}</p>
        </Notice>
      );
    case 'incomplete':
      return (
        <Notice kind="warning">
          <p>
            The record of this vendor has no e-mail address or no introducer, so nothing has been changed. The
            decision is recorded as soon as both are there.
          </p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="danger" title="You cannot decide on this person">
          <p>{phase.reason} Nothing has been changed.</p>
          <p>{CONTACT_ADMINISTRATOR}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="danger">
          <p>{phase.reason}</p>
          <p>{CONTACT_ADMINISTRATOR}</p>
          <Button variant="danger" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      );
    case 'asking':
      return (
        <AskFirst
          record={phase.record}
          action={link.action}
          doubts={phase.doubts.texts}
          onDecide={() => decideAllTheSame(phase)}
          onLeave={leaveAsItIs}
        />
      );
    case 'leftAsItIs':
      return (
        <Notice kind="info">
          <p>Nothing has been changed.</p>
        </Notice>
      );
    case 'overtaken':
      return (
        <Notice kind="warning" title="Another approver has already decided">
          <p>
            {outcomeMessage(phase.record.name, phase.action)} Your own decision has not been recorded, and no
            mail was sent for it.
          </p>
        </Notice>
      );
    case 'decided':
      return (
        <Outcome
          decided={phase}
          action={link.action}
          approverUid={approver.uid}
          onSendMail={(mails) => void sendMailAgain(phase, mails)}
        />
      );
  }
}

interface OutcomeProps {
  decided: Decided;
  action: ApprovalAction;
  approverUid: string;
  onSendMail: (mails?: readonly DecisionMail[]) => void;
}

function Outcome({ decided, action, approverUid, onSendMail }: OutcomeProps) {
  const { record, isEarlier, doubts, mail } = decided;
  return (
    <>
      <Notice kind={action === 'deny' ? 'danger' : 'success'}>
        <p>{outcomeMessage(record.name, action)}</p>
        {isEarlier && <p>This decision was already recorded. Nothing has been changed.</p>}
      </Notice>
      {doubts.length > 0 && (
        <Notice kind="warning" title="Recorded despite these points">
          <DoubtList doubts={doubts} />
        </Notice>
      )}
      <MailNote mail={mail} onSend={onSendMail} />
      <RemarksDialog record={record} approverUid={approverUid} isOpenAtFirst={!isEarlier} />
    </>
  );
}
