import { lazy, type MouseEvent, Suspense, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { sendApprovalMail, sendForApproval, validateAll } from '../../backend/records/reviews.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { FORM_KEYS, FORMS } from '../../domain/forms/registry.ts';
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
import { useWrite } from '../../forms/useWrite.ts';
import { Spinner } from '../../ui/feedback/Loader.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useUndoable } from '../../ui/useUndoable.ts';
import { StepMessages } from './SectionSteps.tsx';
import { SETTLING, useStep } from './useStep.ts';

/** Few records are denied. */
const ValidateAllDialog = lazy(() =>
  import('./ValidateAllDialog.tsx').then((module) => ({ default: module.ValidateAllDialog })),
);
const DenialStep = lazy(() => import('./DenialStep.tsx').then((module) => ({ default: module.DenialStep })));

/** The mail is sent after the status is written; a failed mail keeps the status. */
function useApprovalMail({ uid, forms }: UserRecord) {
  const [isSent, setSent] = useState(false);
  // Decided or returned; the status can still be Validated when the mail has left.
  if (isSent && forms.status !== 2 && forms.status !== 3) setSent(false);
  const write = useWrite(
    async () => {
      setSent(false);
      await sendApprovalMail(uid);
      setSent(true);
    },
    {
      explain: ({ message }) =>
        `The record is sent for approval, but the e-mail to the approver could not be sent. ${message}`,
      toast: (_, reason) => formToast('warning', reason),
    },
  );
  return { ...write, isSent };
}

interface DueStepProps {
  record: UserRecord;
  reviewer: Reviewer;
  canAct: boolean;
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
export function DueStep({ record, reviewer, canAct, sections, flags, findDuplicates, onward }: DueStepProps) {
  const { uid, forms, approval } = record;
  const { carryOut, pending, error, mailing } = useStep();
  const mail = useApprovalMail(record);
  const [isAsking, setAsking] = useState(false);
  const [duplicates, setDuplicates] = useState<readonly Duplicate[]>([]);
  const [isSearching, setSearching] = useState(false);
  const isBusy = (pending !== undefined && pending !== SETTLING) || mail.isPending;

  const validate = async () => {
    const submitted = FORM_KEYS.filter((key) => forms[key] === 1);
    await carryOut({
      name: 'validate',
      write: () => validateAll(uid, reviewer).then(() => setAsking(false)),
      success: 'All submitted forms validated',
      ...(submitted.length > 0 && {
        notice: { kind: 'formvalidated', person: record, forms: submitted },
      }),
    });
  };
  const handleValidate = async () => {
    if (isSearching) return;
    setSearching(true);
    // Sending the record for approval searches again.
    const found = await findDuplicates().catch(() => []);
    setSearching(false);
    setDuplicates(found);
    if (flags.length + found.length > 0) setAsking(true);
    else await validate();
  };
  const send = async () => {
    const isSent = await carryOut({
      name: 'send',
      write: async () => {
        const found = { points: flags.length, duplicates: await findDuplicates() };
        await sendForApproval(uid, found, reviewer);
      },
      success: 'Sent for approval',
    });
    if (isSent) await mail.run();
  };
  const sending = useUndoable(() => void send());
  // Ignore the second click of a double click; a key (detail 0) may press the next button at once.
  const unlessSettling = (act: () => void) => (event: MouseEvent) => {
    if (pending !== SETTLING || event.detail === 0) act();
  };
  const outcome = validateAllTransition(record, reviewer, serverNow());
  // After a decision, a form that was submitted again is validated as before.
  const canValidate = canAct && (forms.status < 2 || (forms.status > 3 && outcome.allowed));
  const canSend = canAct && forms.status === 2;
  const isAfterDenial = canAct && approval?.action === 'deny' && forms.status < 2;
  const reason = canValidate || canSend ? reasonNotToGoOn(record, outcome.allowed) : undefined;
  return (
    <>
      <div className="review-due">
        {reason && <span id="due-reason">{reason}</span>}
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
            isPending={pending === 'validate'}
            disabled={isBusy || !outcome.allowed}
            onClick={unlessSettling(() => void handleValidate())}
          >
            {/* Not disabled: the dialog gives the focus back to this button. */}
            {isSearching && <Spinner />}
            Validate all
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
            isPending={pending === 'send' || mail.isPending}
            disabled={isBusy || hasOpenQuestion(record)}
            onClick={sending.isWaiting ? sending.startNow : unlessSettling(sending.begin)}
          >
            {sending.isWaiting ? 'Send now' : 'Send for approval'}
          </SubmitButton>
        )}
        {isAfterDenial && (
          <Suspense>
            <DenialStep {...{ record, reviewer, sections }} />
          </Suspense>
        )}
      </div>
      <div className="review-messages">
        {!isAsking && <StepMessages error={error} mailing={mailing} />}
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
      <Suspense>
        <ValidateAllDialog
          isOpen={isAsking}
          record={record}
          flags={flags}
          duplicates={duplicates}
          isPending={pending === 'validate'}
          error={error}
          onConfirm={() => void validate()}
          onCancel={() => setAsking(false)}
        />
      </Suspense>
    </>
  );
}

function reasonNotToGoOn(record: UserRecord, canValidate: boolean): string | undefined {
  if (record.forms.status === 2) return hasOpenQuestion(record) ? QUESTION_OPEN : undefined;
  if (canValidate) return undefined;
  const open = unvalidatedForms(record).map((key) => FORMS[key].title);
  if (open.length > 0) return `Not submitted: ${open.join(', ')}`;
  return hasOpenQuestion(record) ? QUESTION_OPEN : 'Nothing is left to validate.';
}
