import Button from 'react-bootstrap/Button';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import type { ApprovalAction } from '../../domain/records/records.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { CONTACT_ADMINISTRATOR, outcomeMessage } from './approvalMessages.ts';
import { Decided } from './Decided.tsx';
import { useApproval } from './useApproval.ts';

interface DecisionProps {
  uid: string;
  action: ApprovalAction;
  approver: SignedInUser;
  onRetry: () => void;
}

export function Decision({ uid, action, approver, onRetry }: DecisionProps) {
  const name = approver.displayName || approver.email;
  const { phase, sendMailAgain } = useApproval(uid, action, {
    uid: approver.uid,
    name,
    email: approver.email,
  });
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
            decision is recorded by itself as soon as both are there.
          </p>
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
    case 'overtaken':
      return (
        <Notice kind="warning" title="Another approver was faster">
          <p>
            {outcomeMessage(phase.record.name, phase.action)} Your own decision has not been recorded, and no
            mail was sent for it.
          </p>
        </Notice>
      );
    case 'decided':
      return (
        <Decided
          action={action}
          approverUid={approver.uid}
          record={phase.record}
          isEarlier={phase.isEarlier}
          mail={phase.mail}
          onSendMail={(mails) => void sendMailAgain(phase.record, mails)}
        />
      );
  }
}
