import { useState } from 'react';
import type { ApprovalAction, UserRecord } from '../../domain/records/records.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { DoubtList } from './AskFirst.tsx';
import { outcomeMessage } from './approvalMessages.ts';
import type { DecisionMail, MailState } from './decide.ts';
import { MailNote } from './MailNote.tsx';
import { RemarksDialog } from './RemarksDialog.tsx';

interface DecidedProps {
  action: ApprovalAction;
  approverUid: string;
  record: UserRecord;
  isEarlier: boolean;
  /** What was not in order when it was recorded. */
  doubts: readonly string[];
  mail: MailState;
  onSendMail: (mails?: readonly DecisionMail[]) => void;
}

export function Decided({ action, approverUid, record, isEarlier, doubts, mail, onSendMail }: DecidedProps) {
  const [isPromptClosed, setPromptClosed] = useState(isEarlier);
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
      <RemarksDialog
        uid={record.uid}
        decidedAt={record.approval?.at ?? 0}
        approverUid={approverUid}
        stored={record.vendorRemark}
        isOpen={!isPromptClosed}
        onOpen={() => setPromptClosed(false)}
        onClose={() => setPromptClosed(true)}
      />
    </>
  );
}
