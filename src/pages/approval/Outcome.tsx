import { deputyText } from '../../domain/people/denied.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { outcomeMessage } from './approvalMessages.ts';
import { MailNote } from './MailNote.tsx';
import { RemarksDialog } from './RemarksDialog.tsx';
import type { Decision, Made } from './useDecision.ts';
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
        <p>{outcomeMessage(record.name, action)}</p>
        {absent && <p>Decided by {deputyText(absent)}.</p>}
        {isEarlier && <p>This decision was already recorded. Nothing has been changed.</p>}
      </Notice>
      {warnings.length > 0 && (
        <Notice kind="warning" title="Recorded despite these points">
          <WarningList warnings={warnings} />
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
