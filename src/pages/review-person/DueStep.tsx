import Button from 'react-bootstrap/Button';
import { serverNow } from '../../backend/records/serverTime.ts';
import { formTitle } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Duplicate } from '../../domain/review/findings.ts';
import type { Flag } from '../../domain/review/flag.ts';
import type { ReviewSection } from '../../domain/review/sections.ts';
import { hasOpenQuestion } from '../../domain/transitions/openQueries.ts';
import {
  QUESTION_OPEN,
  type Reviewer,
  unvalidatedForms,
  validateAll as validateAllTransition,
} from '../../domain/transitions/review.ts';
import { Spinner } from '../../ui/feedback/Loader.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DenialStep } from './DenialStep.tsx';
import { StepMessages } from './SectionSteps.tsx';
import { useDueSteps } from './useDueSteps.ts';
import { ValidateAllDialog } from './ValidateAllDialog.tsx';

export interface DueStepProps {
  record: UserRecord;
  reviewer: Reviewer;
  canAct: boolean;
  canValidate: boolean;
  sections: readonly ReviewSection[];
  flags: readonly Flag[];
  findDuplicates: () => Promise<Duplicate[]>;
  /** The address of the next person when nothing is due here. */
  onward: { to: string; label: string };
}

/**
 * Validate all, then send for approval (after five seconds for an undo: the status first, then the mail), then the next
 * person (R10).
 */
export function DueStep({ record, reviewer, sections, flags, findDuplicates, onward, ...can }: DueStepProps) {
  const { canAct } = can;
  const { forms, approval } = record;
  const { step, mail, validation, sending, isBusy, unlessSettling } = useDueSteps(
    record,
    reviewer,
    flags,
    findDuplicates,
  );
  const outcome = validateAllTransition(record, reviewer, serverNow());
  // After a decision, a form that was submitted again is validated as before.
  const canValidate = can.canValidate && (forms.status < 2 || (forms.status > 3 && outcome.allowed));
  const canSend = canAct && forms.status === 2;
  const isAfterDenial = canAct && approval?.action === 'deny' && forms.status < 2;
  const reason = canValidate || canSend ? reasonNotToGoOn(record, outcome.allowed) : undefined;
  return (
    <>
      <div className="review-due">
        {reason && (
          <span id="due-reason" className="text-body-secondary">
            {reason}
          </span>
        )}
        {forms.status === 3 && canAct && (
          <SubmitButton
            variant="outline-secondary"
            isPending={mail.isPending}
            disabled={isBusy}
            onClick={() => void mail.run()}
          >
            Send mail again
          </SubmitButton>
        )}
        {/* After a decision, what is due is below: delivered documents and changes. */}
        {!canValidate && !canSend && (
          <LinkButton to={onward.to} variant={forms.status > 3 ? 'outline-secondary' : 'primary'}>
            {onward.label}
          </LinkButton>
        )}
        {canValidate && (
          <SubmitButton
            variant={isAfterDenial ? 'outline-secondary' : 'primary'}
            aria-keyshortcuts="v"
            {...(reason && { 'aria-describedby': 'due-reason' })}
            isPending={step.pending === 'validate'}
            disabled={isBusy || !outcome.allowed}
            onClick={unlessSettling(() => void validation.start())}
          >
            {/* Not disabled: the dialog gives the focus back to this button. */}
            {validation.isSearching && <Spinner />}
            <span>Validate all</span>
          </SubmitButton>
        )}
        {canSend && sending.isWaiting && (
          <>
            <span role="status">Sent in 5 seconds</span>
            <Button variant="outline-secondary" aria-keyshortcuts="u" onClick={sending.undo}>
              Undo
            </Button>
          </>
        )}
        {canSend && (
          <SubmitButton
            aria-keyshortcuts="s"
            {...(reason && { 'aria-describedby': 'due-reason' })}
            isPending={step.pending === 'send' || mail.isPending}
            disabled={isBusy || hasOpenQuestion(record)}
            onClick={sending.isWaiting ? sending.startNow : unlessSettling(sending.begin)}
          >
            {sending.isWaiting ? 'Send now' : 'Send for approval'}
          </SubmitButton>
        )}
        {isAfterDenial && <DenialStep {...{ record, reviewer, sections }} />}
      </div>
      <div className="review-messages">
        {!validation.isAsking && <StepMessages error={step.error} mailing={step.mailing} />}
        {mail.error && (
          <p className="field-notice" role="alert">
            {mail.error}
          </p>
        )}
        {mail.isSent && (
          <p className="review-done" role="status">
            E-mail sent to the approver.
          </p>
        )}
      </div>
      <ValidateAllDialog
        isOpen={validation.isAsking}
        record={record}
        flags={flags}
        duplicates={validation.duplicates}
        isPending={step.pending === 'validate'}
        error={step.error}
        onConfirm={() => void validation.confirm()}
        onCancel={validation.cancel}
      />
    </>
  );
}

function reasonNotToGoOn(record: UserRecord, canValidate: boolean): string | undefined {
  if (record.forms.status === 2) return hasOpenQuestion(record) ? QUESTION_OPEN : undefined;
  if (canValidate) return undefined;
  const open = unvalidatedForms(record).map((key) => formTitle(record, key));
  if (open.length > 0) return `Not submitted: ${open.join(', ')}`;
  return hasOpenQuestion(record) ? QUESTION_OPEN : 'Nothing is left to validate.';
}
