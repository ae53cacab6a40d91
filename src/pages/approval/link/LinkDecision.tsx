import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { MAX_LONG_TEXT } from '../../../domain/records/limits.ts';
import type { ApprovalAction } from '../../../domain/records/records.ts';
import { DECISIONS } from '../../../domain/review/decision.ts';
import type { Approver } from '../../../domain/transitions/approval.ts';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { focusInvalid } from '../../../ui/fields/focusInvalid.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { ACTION_LABELS, outcomeMessage, REASON_HINT, willText } from '../approvalMessages.ts';
import { Outcome, WarningList, WarningNotice } from '../Outcome.tsx';
import { DeputyFact } from '../useActing.tsx';
import { earlierDecision } from '../useDecision.ts';
import { Countdown } from './Countdown.tsx';
import { Problem } from './LinkCard.tsx';
import type { Choice } from './linkStates.ts';
import type { useLink } from './useLink.ts';

interface LinkDecisionProps {
  link: ReturnType<typeof useLink>;
  action: ApprovalAction;
  approver: Approver;
  /** While the tab is locked: no countdown. */
  isPaused: boolean;
  onRetry: () => void;
}

export function LinkDecision({ link, action, approver, isPaused, onRetry }: LinkDecisionProps) {
  const { state, made, sendMail, run, confirm, stop, leave } = link;
  if (made) return <Outcome made={made} approver={approver} onSendMail={sendMail} />;
  switch (state.name) {
    case 'reading':
    case 'deciding':
    case 'written':
      return <Loader text="Please wait..." />;
    case 'unknownVendor':
      return <UnknownVendor />;
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
        <Problem
          title="You cannot decide on this person"
          text={`${state.reason} Nothing has been changed.`}
        />
      );
    case 'failed':
      return (
        <Problem text={state.reason}>
          <Button variant="danger" onClick={onRetry}>
            Try again
          </Button>
        </Problem>
      );
    case 'counting':
      return (
        <>
          <DeputyFact deputyFor={state.choice.acting.deputyFor} />
          <WarningNotice
            title="Check this first"
            warnings={state.choice.warnings}
            record={state.choice.seen.record}
          />
          <Countdown
            action={action}
            will={willText({ action, vendorName: state.choice.seen.record.name })}
            isPaused={isPaused}
            onRun={run}
            onStop={stop}
          />
        </>
      );
    case 'asking':
      return <AskFirst action={action} choice={state.choice} onDecide={confirm} onLeave={leave} />;
    case 'leftAsItIs':
      return (
        <Notice kind="info">
          <p>Nothing has been changed.</p>
        </Notice>
      );
    case 'earlier': {
      const earlier = earlierDecision(state.record, action);
      return <Outcome made={earlier} approver={approver} onSendMail={sendMail} />;
    }
    case 'overtaken':
      return (
        <Notice kind="warning" title="Another approver has already decided">
          <p>
            <Sentence
              values={[state.record.name]}
            >{`${outcomeMessage(state.record.name, state.action)} Your own decision has not been recorded, and no mail was sent for it.`}</Sentence>
          </p>
        </Notice>
      );
  }
}

export function UnknownVendor() {
  return <Problem text="There is no vendor with this UID. Nothing has been changed." />;
}

/** For example "Already accepted as exception. Change to denied?" */
function questionTitle({ seen, overridden }: Choice, action: ApprovalAction): string {
  const { approval } = seen.record;
  if (!approval) return 'Nothing has been decided yet';
  return overridden.includes('decided')
    ? `Already ${DECISIONS[approval.action].toLowerCase()}. Change to ${DECISIONS[action].toLowerCase()}?`
    : 'Not decided again yet';
}

interface AskFirstProps {
  action: ApprovalAction;
  /** Without warnings after Stop, and where every link asks. */
  choice: Choice;
  /** With the typed reason of a denial. */
  onDecide: (reason?: string) => void;
  onLeave: () => void;
}

function AskFirst({ action, choice, onDecide, onLeave }: AskFirstProps) {
  const { warnings } = choice;
  const question = useRef<HTMLDivElement>(null);
  const hasWarnings = warnings.length > 0;
  const isDenial = action === 'deny';
  const tone = isDenial ? 'danger' : 'primary';
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const handleDecide = () => {
    if (!isDenial) return onDecide();
    if (reason.trim() !== '') return onDecide(reason);
    setError('Enter the reason.');
    focusInvalid(reasonField.current);
  };
  // The pressed button, such as Stop, may have been removed.
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} tabIndex={-1} className="approval-question">
      <Notice kind={hasWarnings ? 'warning' : 'info'} title={questionTitle(choice, action)}>
        {hasWarnings ? (
          <WarningList warnings={warnings} record={choice.seen.record} />
        ) : (
          <p>Check the details before you decide.</p>
        )}
      </Notice>
      <DeputyFact deputyFor={choice.acting.deputyFor} />
      {isDenial && (
        <TextAreaField
          ref={reasonField}
          label="Reason"
          hint={REASON_HINT}
          maxLength={MAX_LONG_TEXT}
          error={error}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className="form-actions no-print">
        <Button variant={hasWarnings ? 'primary' : 'outline-secondary'} onClick={onLeave}>
          Leave it as it is
        </Button>
        <Button
          variant={`${hasWarnings ? 'outline-' : ''}${tone}`}
          onClick={handleDecide}
        >{`${ACTION_LABELS[action]}${hasWarnings ? ' anyway' : ''}`}</Button>
      </div>
    </div>
  );
}
