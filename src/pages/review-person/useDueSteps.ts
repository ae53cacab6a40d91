import { type MouseEvent, useState } from 'react';
import { sendApprovalMail, sendForApproval, validateAll } from '../../backend/records/reviews.ts';
import { FORM_KEYS } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Duplicate } from '../../domain/review/findings.ts';
import type { Flag } from '../../domain/review/flag.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { useUndoable } from '../../ui/useUndoable.ts';
import { SETTLING, useStep } from './useStep.ts';

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

/** Validate all, and send for approval: the status first, then the mail. */
export function useDueSteps(
  record: UserRecord,
  reviewer: Reviewer,
  flags: readonly Flag[],
  findDuplicates: () => Promise<Duplicate[]>,
) {
  const { uid, forms } = record;
  const { runStep, ...step } = useStep();
  const mail = useApprovalMail(record);
  const [isAsking, setAsking] = useState(false);
  const [duplicates, setDuplicates] = useState<readonly Duplicate[] | null>([]);
  const [isSearching, setSearching] = useState(false);
  const { pending } = step;
  const isBusy = (pending !== undefined && pending !== SETTLING) || mail.isPending;

  const validate = async () => {
    const submitted = FORM_KEYS.filter((key) => forms[key] === 1);
    await runStep({
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
    const found = await findDuplicates().catch(() => null);
    setSearching(false);
    setDuplicates(found);
    if (found === null || flags.length + found.length > 0) setAsking(true);
    else await validate();
  };
  const send = async () => {
    const isSent = await runStep({
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
  return {
    step,
    mail,
    validation: {
      isAsking,
      isSearching,
      duplicates,
      /** Asks first where there are flags or duplicates, or where the search for duplicates failed. */
      start: handleValidate,
      confirm: validate,
      cancel: () => setAsking(false),
    },
    sending,
    isBusy,
    unlessSettling,
  };
}
