import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { overallStatusLabel } from '../../../domain/forms/statuses.ts';
import type { ApprovalAction, DocumentsRecord, UserRecord } from '../../../domain/records/records.ts';
import { decisionText } from '../../../domain/review/decision.ts';
import {
  type Approver,
  isDecided,
  isDenied,
  refusalOfDecision,
} from '../../../domain/transitions/approval.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { useUnsavedWarning } from '../../../ui/useUnsavedWarning.ts';
import { ACTION_LABELS, ACTIONS, outcomeMessage } from '../approvalMessages.ts';
import { type DecisionMail, isReady, type MailState, sendMails } from '../decide.ts';
import { MailNote } from '../MailNote.tsx';
import { RemarksDialog } from '../RemarksDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

const VARIANTS: Record<ApprovalAction, string> = {
  accept: 'primary',
  acceptasexception: 'outline-primary',
  deny: 'outline-danger',
};

interface PersonDecisionProps {
  record: UserRecord;
  documents: DocumentsRecord;
  approver: Approver;
}

interface Made {
  record: UserRecord;
  action: ApprovalAction;
  mail: MailState;
}

export function PersonDecision({ record, documents, approver }: PersonDecisionProps) {
  const [chosen, setChosen] = useState<{ action: ApprovalAction; seen: UserRecord }>();
  const [made, setMade] = useState<Made>();
  const outcome = useRef<HTMLDivElement>(null);
  useUnsavedWarning(made?.mail.state === 'sending');
  const madeAt = made?.record.approval?.at;
  useEffect(() => {
    if (madeAt !== undefined) outcome.current?.focus();
  }, [madeAt]);

  const mail = async (decided: Pick<Made, 'record' | 'action'>, mails?: readonly DecisionMail[]) => {
    setMade({ ...decided, mail: { state: 'sending' } });
    const sent = await sendMails(decided.record, decided.action, mails);
    setMade({ ...decided, mail: sent });
    if (sent.state === 'failed') accountToast('warning', sent.reason);
  };
  const handleDecided = (decided: Pick<Made, 'record' | 'action'>) => {
    setChosen(undefined);
    void mail(decided);
  };

  return (
    <>
      {made && (
        <div ref={outcome} tabIndex={-1} className="approval-outcome">
          <Notice kind={made.action === 'deny' ? 'danger' : 'success'}>
            <p>{outcomeMessage(made.record.name, made.action)}</p>
          </Notice>
          <MailNote mail={made.mail} onSend={(mails) => void mail(made, mails)} />
          <RemarksDialog key={madeAt} record={made.record} approverUid={approver.uid} isOpenAtFirst={false} />
        </div>
      )}
      <Card body className="approval-bar">
        <Choices
          record={record}
          approver={approver}
          onChoose={(action) => setChosen({ action, seen: record })}
        />
      </Card>
      {chosen && (
        <DecisionDialog
          key={chosen.action}
          {...chosen}
          record={record}
          documents={documents}
          approver={approver}
          onDecided={handleDecided}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  record: UserRecord;
  approver: Approver;
  onChoose: (action: ApprovalAction) => void;
}

function Choices({ record, approver, onChoose }: ChoicesProps) {
  const [isChanging, setChanging] = useState(false);
  const { forms } = record;
  const refusal = refusalOfDecision(record, approver);
  if (refusal) return <p>{refusal}</p>;
  if (!isReady(record)) {
    return <p>The record has no e-mail address or no introducer, so nothing can be decided yet.</p>;
  }
  const isOver = forms.approved || isDenied(record);
  if (!isOver && forms.status !== 3) {
    return (
      <p>
        The status is {overallStatusLabel(forms.status)}. You can decide when the reviewer has sent the record
        for approval.
      </p>
    );
  }
  return (
    <>
      <p className={isDenied(record) ? 'status-danger' : undefined}>
        {isOver ? `${decisionText(record)}.` : 'Your decision'}
      </p>
      <div className="form-actions">
        {isOver && !isChanging && (
          <Button variant="outline-secondary" onClick={() => setChanging(true)}>
            Change the decision
          </Button>
        )}
        {(!isOver || isChanging) &&
          ACTIONS.filter((action) => !isDecided(record, action)).map((action) => (
            <Button key={action} variant={VARIANTS[action]} onClick={() => onChoose(action)}>
              {ACTION_LABELS[action]}
            </Button>
          ))}
      </div>
    </>
  );
}
