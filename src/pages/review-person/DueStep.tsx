import Button from 'react-bootstrap/Button';
import { serverNow } from '../../backend/records/serverTime.ts';
import { reviewPath } from '../../config/paths.ts';
import { FORM_LIST, formTitle } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { TAX_TITLE } from '../../domain/records/taxes.ts';
import { type Duplicate, flagsText } from '../../domain/review/findings.ts';
import type { Flag } from '../../domain/review/flag.ts';
import { type ReviewSection, reviewSection } from '../../domain/review/sections.ts';
import { hasOpenQuestion } from '../../domain/transitions/openQueries.ts';
import {
  QUESTION_OPEN,
  type Reviewer,
  unvalidatedForms,
  validateAll as validateAllTransition,
} from '../../domain/transitions/review.ts';
import { Duplicates } from '../../evidence/Duplicates.tsx';
import { namesOf } from '../../evidence/SectionEvidence.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Spinner } from '../../ui/feedback/Loader.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { DenialStep } from './DenialStep.tsx';
import { StepMessages } from './SectionSteps.tsx';
import { useDueSteps } from './useDueSteps.ts';

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
          <p className="mt-2 mb-0 status-validated" role="status">
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

interface ValidateAllDialogProps {
  isOpen: boolean;
  record: UserRecord;
  flags: readonly Flag[];
  /** null after a search that failed. */
  duplicates: readonly Duplicate[] | null;
  isPending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

function ValidateAllDialog({ record, flags, duplicates, ...dialog }: ValidateAllDialogProps) {
  const titles = FORM_LIST.filter(({ key }) => record.forms[key] === 1).map(({ title }) => title);
  return (
    <ConfirmDialog
      title={`To check: ${duplicates ? flagsText({ points: flags.length, duplicates }) : 'the search for duplicates failed'}`}
      confirmLabel="Validate all"
      {...dialog}
    >
      {flags.length > 0 && (
        <ul className="review-list">
          {flags.map(({ part, label, message }) => (
            <li key={`${part} ${label} ${message}`}>
              <strong>{`${part === 'taxes' ? TAX_TITLE : reviewSection(record, part).title}, ${label}:`}</strong>{' '}
              <Sentence values={namesOf(record)}>{message}</Sentence>
            </li>
          ))}
        </ul>
      )}
      {duplicates ? (
        <Duplicates duplicates={duplicates} addressOf={reviewPath} />
      ) : (
        <p>
          Whether somebody else has the same PAN, account or numbers is not known. Cancel and try again, or
          validate now: the search runs again before you send the record for approval.
        </p>
      )}
      {titles.length > 0 && <p className="mb-0">{`To be validated: ${titles.join(', ')}.`}</p>}
    </ConfirmDialog>
  );
}
