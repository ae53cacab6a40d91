import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import type { ApprovalState } from '../../../backend/records/approvals.ts';
import { overallStatusLabel } from '../../../domain/forms/statuses.ts';
import { isDenied } from '../../../domain/people/denied.ts';
import { wordsIn } from '../../../domain/people/logTitles.ts';
import { APPROVAL_ACTIONS, type ApprovalAction, type UserRecord } from '../../../domain/records/records.ts';
import type { LinkClaims } from '../../../domain/review/approvalLinks.ts';
import { decisionText, isReady } from '../../../domain/review/decision.ts';
import { currentLinkKey } from '../../../domain/review/findings.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import type { ReviewedRecord } from '../../../domain/review/snapshots.ts';
import { type Approver, isDecided, refusalOfDecision } from '../../../domain/transitions/approval.ts';
import { Sentence } from '../../../ui/Sentence.tsx';
import { ACTION_LABELS } from '../approvalMessages.ts';
import { Outcome } from '../Outcome.tsx';
import { useActing } from '../useActing.tsx';
import { useDecision } from '../useDecision.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

const VARIANTS: Record<ApprovalAction, string> = {
  accept: 'primary',
  acceptasexception: 'outline-primary',
  deny: 'outline-danger',
};

interface PersonDecisionProps {
  state: ApprovalState;
  approver: Approver;
  /** The action of the mailed link, preselected when the page opens. */
  link: LinkClaims | null;
}

export function PersonDecision({ state, approver, link }: PersonDecisionProps) {
  const { record, reviewed, findings, delegations } = state;
  const { acting, choice } = useActing(record, approver, delegations, reviewed);
  const refusal = refusalToChoose(record, acting, reviewed);
  const [chosen, setChosen] = useState<{ action: ApprovalAction; seen: ReviewState } | null>(
    link && !refusal && !isDecided(record, link.action) ? { action: link.action, seen: state } : null,
  );
  const { made, decideOn, sendMail } = useDecision();
  const outcome = useRef<HTMLDivElement>(null);
  const madeAt = made?.record.approval?.at;
  useEffect(() => {
    if (madeAt !== undefined) outcome.current?.focus();
  }, [madeAt]);

  return (
    <>
      {made && (
        <div ref={outcome} tabIndex={-1} className="mb-4">
          <Outcome made={made} approver={approver} areRemarksOpen={false} onSendMail={sendMail} />
        </div>
      )}
      <Card body className="approval-bar">
        {refusal ? (
          <p>{refusal}</p>
        ) : (
          <>
            {choice && <div className="w-100">{choice}</div>}
            <Choices record={record} onChoose={(action) => setChosen({ action, seen: state })} />
          </>
        )}
      </Card>
      {chosen && (
        <DecisionDialog
          key={chosen.action}
          {...chosen}
          now={state}
          // A link gives reasons only for its own action.
          link={link?.action === chosen.action ? link : null}
          linkKey={currentLinkKey(record.sent, findings)}
          deputyFor={acting.deputyFor}
          onDecide={async (terms) => {
            await decideOn(chosen.seen, chosen.action, terms, [], acting);
            setChosen(null);
          }}
          onCancel={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Why there are no buttons; undefined where the approver may decide. */
function refusalToChoose(
  record: UserRecord,
  approver: Approver,
  reviewed: ReviewedRecord,
): string | undefined {
  const refusal = refusalOfDecision(record, approver, reviewed);
  if (refusal) return refusal;
  if (!isReady(record))
    return 'The record has no e-mail address or no introducer, so nothing can be decided yet.';
  const { forms } = record;
  if (forms.approved || isDenied(record) || forms.status === 3) return undefined;
  return `The status is ${overallStatusLabel(forms.status)}. You can decide when the reviewer has sent the record for approval.`;
}

const EXTEND = 'Change the last day';

interface ChoicesProps {
  record: UserRecord;
  onChoose: (action: ApprovalAction) => void;
}

function Choices({ record, onChoose }: ChoicesProps) {
  const [isChanging, setChanging] = useState(false);
  const isOver = record.forms.approved || isDenied(record);
  // R21: an exception gets another last day by a further decision.
  const offered = APPROVAL_ACTIONS.filter(
    (action) => !isDecided(record, action) || action === 'acceptasexception',
  );
  return (
    <>
      <p className={isDenied(record) ? 'status-danger' : undefined}>
        <Sentence values={wordsIn(decisionText(record))}>
          {isOver ? `${decisionText(record)}.` : 'Your decision'}
        </Sentence>
      </p>
      <div className="form-actions">
        {isOver && !isChanging && (
          <Button variant="outline-secondary" onClick={() => setChanging(true)}>
            Change the decision
          </Button>
        )}
        {(!isOver || isChanging) &&
          offered.map((action) => (
            <Button key={action} variant={VARIANTS[action]} onClick={() => onChoose(action)}>
              {isDecided(record, action) ? EXTEND : ACTION_LABELS[action]}
            </Button>
          ))}
      </div>
    </>
  );
}
