import Button from 'react-bootstrap/Button';
import type { UserRecord } from '../../domain/records/records.ts';
import type { LinkClaims } from '../../domain/review/approvalLinks.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AskFirst } from './AskFirst.tsx';
import { CONTACT_ADMINISTRATOR, outcomeMessage } from './approvalMessages.ts';
import { Decided } from './Decided.tsx';
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
        <Decided
          action={link.action}
          approverUid={approver.uid}
          record={phase.record}
          isEarlier={phase.isEarlier}
          doubts={phase.doubts}
          mail={phase.mail}
          onSendMail={(mails) => void sendMailAgain(phase, mails)}
        />
      );
  }
}
