import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import type { ApprovalAction } from '../../domain/records/records.ts';
import { sendingText } from '../../domain/review/decision.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { focusInvalid } from '../../ui/fields/focusInvalid.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import {
  ACTION_LABELS,
  CONTACT_ADMINISTRATOR,
  DECIDED,
  outcomeMessage,
  REASON_HINT,
  willText,
} from './approvalMessages.ts';
import { Countdown } from './Countdown.tsx';
import { Outcome } from './Outcome.tsx';
import { type LinkVisit, useLink, type Waiting } from './useLink.ts';
import { WarningList } from './WarningList.tsx';

interface LinkDecisionProps extends LinkVisit {
  /** While the tab is locked: no countdown. */
  isPaused: boolean;
  onRetry: () => void;
}

export function LinkDecision({ isPaused, onRetry, ...visit }: LinkDecisionProps) {
  const { phase, made, sendMail, decideNow, stop, runNow, leaveAsItIs } = useLink(visit);
  const { action } = visit.claims;
  if (made) return <Outcome made={made} approver={visit.approver} onSendMail={sendMail} />;
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
          <p>{`${phase.reason} Nothing has been changed.`}</p>
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
    case 'counting':
      return (
        <>
          <Facts {...phase} />
          <Countdown
            action={action}
            will={willText({ action, vendorName: phase.seen.record.name })}
            isPaused={isPaused}
            onRun={runNow}
            onStop={stop}
          />
        </>
      );
    case 'asking':
      return (
        <AskFirst
          action={action}
          title={questionTitle(phase, action)}
          warnings={phase.warnings}
          deputyFor={phase.acting.deputyFor}
          onDecide={(reason) => void decideNow(phase, reason)}
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
          <p>{`${outcomeMessage(phase.record.name, phase.action)} Your own decision has not been recorded, and no mail was sent for it.`}</p>
        </Notice>
      );
  }
}

/** On whose behalf a deputy decides (R25). */
function DeputyFact({ deputyFor }: Pick<Approver, 'deputyFor'>) {
  return deputyFor && <p>{`You decide on behalf of ${deputyFor.name}.`}</p>;
}

function Facts({ seen: { record }, warnings, acting }: Waiting) {
  const { email, fpoc, fpocno, forms } = record;
  return (
    <>
      <DetailList
        className="mb-3"
        details={[
          ['E-mail', email],
          ['Introducer', [fpoc, fpocno].filter(Boolean).join(', ')],
          ['Status', overallStatusLabel(forms.status)],
          ['Sent for approval', sendingText(record) || 'Not known'],
        ]}
      />
      <DeputyFact deputyFor={acting.deputyFor} />
      {warnings.length > 0 && (
        <Notice kind="warning" title="Check this first">
          <WarningList warnings={warnings} />
        </Notice>
      )}
    </>
  );
}

interface AskFirstProps {
  action: ApprovalAction;
  title: string;
  /** Empty after Stop, and where every link asks. */
  warnings: readonly string[];
  deputyFor: Approver['deputyFor'];
  /** With the typed reason of a denial. */
  onDecide: (reason?: string) => void;
  onLeave: () => void;
}

/** For example "Already accepted as exception. Change to denied?" */
function questionTitle({ seen, overridden }: Waiting, action: ApprovalAction): string {
  const { approval } = seen.record;
  if (!approval) return 'Nothing has been decided yet';
  return overridden.includes('decided')
    ? `Already ${DECIDED[approval.action]}. Change to ${DECIDED[action]}?`
    : 'Not decided again yet';
}

function AskFirst({ action, title, warnings, deputyFor, onDecide, onLeave }: AskFirstProps) {
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
      <Notice kind={hasWarnings ? 'warning' : 'info'} title={title}>
        {hasWarnings ? <WarningList warnings={warnings} /> : <p>Check the details before you decide.</p>}
      </Notice>
      <DeputyFact deputyFor={deputyFor} />
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
      <div className="form-actions">
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
