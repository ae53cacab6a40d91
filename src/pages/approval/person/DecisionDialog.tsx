import { useRef, useState } from 'react';
import { serverNow } from '../../../backend/records/serverTime.ts';
import type { Delegation } from '../../../domain/people/delegations.ts';
import type { ApprovalAction } from '../../../domain/records/records.ts';
import { type LinkClaims, overriddenBy } from '../../../domain/review/approvalLinks.ts';
import { changeSince, warningOf } from '../../../domain/review/decision.ts';
import { openPoints } from '../../../domain/review/openPoints.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import type { Terms } from '../../../domain/transitions/approval.ts';
import { useRememberedText } from '../../../drafts/useRemembered.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { focusInvalid } from '../../../ui/fields/focusInvalid.ts';
import { Sentence } from '../../../ui/Sentence.tsx';
import { ACTION_LABELS, approvalErrorMessage, approvalToast, informedText } from '../approvalMessages.ts';
import { WarningNotice } from '../Outcome.tsx';
import { DeputyFact } from '../useActing.tsx';
import { type Entries, problemsOf, startingEntries, TermsFields, termsOf } from './TermsFields.tsx';

const CONSEQUENCE: Record<ApprovalAction, string> = {
  accept: 'The empanelment is complete.',
  acceptasexception: 'The empanelment is complete as an exception.',
  deny: 'The record goes back to the reviewer, who returns to the person what has to change.',
};

interface DecisionDialogProps {
  action: ApprovalAction;
  /** The record when the dialog was opened, and its current state. */
  seen: ReviewState;
  now: ReviewState;
  link: LinkClaims | null;
  linkKey: string | undefined;
  /** R25: the delegation under which the decision is made. */
  deputyFor: Delegation | undefined;
  /** @throws AppError when the decision is not written */
  onDecide: (terms: Terms) => Promise<void>;
  onCancel: () => void;
}

/** A typed reason stays until the decision is recorded. */
export function DecisionDialog({
  action,
  seen,
  now,
  link,
  linkKey,
  deputyFor,
  onDecide,
  onCancel,
}: DecisionDialogProps) {
  const { uid, name } = seen.record;
  const label = ACTION_LABELS[action];
  const [reason, setReason, forgetReason] = useRememberedText(`decision/${uid}/${action}`, '');
  const points = openPoints(seen, new Date(serverNow()));
  const [chosen, setChosen] = useState(() => startingEntries(seen, points));
  const entries = { ...chosen, reason };
  const problems = problemsOf(action, seen, entries);
  const [isChecked, setChecked] = useState(false);
  // With many flags to waive the first ones are out of view.
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const untilField = useRef<HTMLInputElement>(null);
  const claims = link ?? { action, vendorName: name };
  const overridden = overriddenBy(seen.record, claims, linkKey);
  const changed = changeSince(seen, now);

  const { run, isPending, error } = useWrite(
    async () => {
      await onDecide({ ...termsOf(action, seen, entries), despite: overridden });
      forgetReason();
    },
    { explain: approvalErrorMessage, toast: approvalToast },
  );
  const handleChange = ({ reason: typed, ...others }: Partial<Entries>) => {
    if (typed !== undefined) setReason(typed);
    setChosen({ ...chosen, ...others });
  };
  const handleConfirm = () => {
    setChecked(true);
    if (problems.reason) focusInvalid(reasonField.current);
    else if (problems.until) focusInvalid(untilField.current);
    else void run();
  };

  return (
    <ConfirmDialog
      isOpen
      title={<Sentence values={[name]}>{`${label}: ${name || seen.record.email}`}</Sentence>}
      confirmLabel={label}
      variant={action === 'deny' ? 'danger' : 'primary'}
      isPending={isPending}
      error={error}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      {changed && (
        <Notice kind="warning">
          <p>{changed}</p>
        </Notice>
      )}
      <WarningNotice
        title="Check this first"
        warnings={overridden.map((warning) => warningOf(warning, seen.record, claims))}
        record={seen.record}
      />
      <DeputyFact deputyFor={deputyFor} />
      <p>
        <Sentence
          values={[name, seen.record.fpoc]}
        >{`${CONSEQUENCE[action]} ${informedText(seen.record)} are informed by`}</Sentence>{' '}
        <span className="text-nowrap">e-mail.</span>
      </p>
      {action !== 'accept' && (
        <fieldset disabled={isPending}>
          <TermsFields
            {...{ action, seen, points, entries, reasonField, untilField }}
            problems={isChecked ? problems : {}}
            onChange={handleChange}
          />
        </fieldset>
      )}
    </ConfirmDialog>
  );
}
