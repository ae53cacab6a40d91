import { useId, useRef, useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import type { Delegation } from '../../../domain/people/delegations.ts';
import { MAX_LONG_TEXT } from '../../../domain/records/limits.ts';
import type { ApprovalAction, ChangeKey } from '../../../domain/records/records.ts';
import { type LinkClaims, overriddenBy } from '../../../domain/review/approvalLinks.ts';
import { changeSince, warningOf } from '../../../domain/review/decision.ts';
import type { OpenPoint } from '../../../domain/review/openPoints.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import type { Terms } from '../../../domain/transitions/approval.ts';
import { type ChangeOption, changeOptions } from '../../../domain/transitions/denials.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { focusInvalid } from '../../../ui/fields/focusInvalid.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { ACTION_LABELS, approvalErrorMessage, approvalToast, informedText } from '../approvalMessages.ts';
import { WarningList } from '../WarningList.tsx';
import { useDecisionEntry } from './useDecisionEntry.ts';

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
  const { name } = seen.record;
  const label = ACTION_LABELS[action];
  const entry = useDecisionEntry(action, seen);
  const { terms, reasonError, untilError } = entry;
  const [isChecked, setChecked] = useState(false);
  // With many flags to waive the first ones are out of view.
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const untilField = useRef<HTMLInputElement>(null);
  const claims = link ?? { action, vendorName: name };
  const despite = overriddenBy(seen.record, claims, linkKey);
  const changed = changeSince(seen, now);

  const { run, isPending, error } = useWrite(
    async () => {
      await onDecide({ ...terms, despite });
      entry.forgetReason();
    },
    { explain: approvalErrorMessage, toast: approvalToast },
  );
  const handleConfirm = () => {
    setChecked(true);
    if (reasonError) focusInvalid(reasonField.current);
    else if (untilError) focusInvalid(untilField.current);
    else void run();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`${label}: ${name || seen.record.email}`}
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
      {despite.length > 0 && (
        <Notice kind="warning" title="Check this first">
          <WarningList warnings={despite.map((warning) => warningOf(warning, seen.record, claims))} />
        </Notice>
      )}
      {deputyFor && <p>You decide on behalf of {deputyFor.name}.</p>}
      <p>
        {CONSEQUENCE[action]} {informedText(seen.record)} are informed by e-mail.
      </p>
      {action !== 'accept' && (
        <fieldset disabled={isPending}>
          {entry.isException && (
            <WaivedPoints points={entry.points} waived={entry.waived} onChange={entry.setWaived} />
          )}
          {action === 'deny' && (
            <ChangeChoice options={changeOptions(seen)} change={entry.change} onChange={entry.setChange} />
          )}
          <TextAreaField
            ref={reasonField}
            label="Reason"
            hint="The person and the introducer will read it. Please leave out PAN, Aadhar and account numbers."
            maxLength={MAX_LONG_TEXT}
            error={isChecked ? reasonError : undefined}
            value={entry.reason}
            onChange={(event) => entry.setReason(event.target.value)}
          />
          {entry.isException && (
            <DateField
              ref={untilField}
              label="Valid until"
              entered={entry.until}
              error={isChecked ? untilError : undefined}
              value={entry.until}
              onChange={(event) => entry.setUntil(event.target.value)}
            />
          )}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

interface WaivedPointsProps {
  points: readonly OpenPoint[];
  waived: readonly OpenPoint[];
  onChange: (waived: readonly OpenPoint[]) => void;
}

function WaivedPoints({ points, waived, onChange }: WaivedPointsProps) {
  return (
    <Ticks
      legend="What is waived"
      items={points.map((point) => ({ key: point.text, label: point.text }))}
      ticked={waived.map(({ text }) => text)}
      onChange={(texts) => onChange(points.filter(({ text }) => texts.includes(text)))}
    />
  );
}

interface ChangeChoiceProps {
  options: readonly ChangeOption[];
  change: readonly ChangeKey[];
  onChange: (change: readonly ChangeKey[]) => void;
}

/** What a reviewer returns with one press (R21). */
function ChangeChoice({ options, change, onChange }: ChangeChoiceProps) {
  return <Ticks legend="What has to change (optional)" items={options} ticked={change} onChange={onChange} />;
}

interface TicksProps<Key extends string> {
  legend: string;
  items: readonly { key: Key; label: string }[];
  ticked: readonly Key[];
  onChange: (ticked: readonly Key[]) => void;
}

function Ticks<Key extends string>({ legend, items, ticked, onChange }: TicksProps<Key>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <fieldset className="approval-waived">
      <legend>{legend}</legend>
      {items.map(({ key, label }, index) => (
        <FormCheck
          key={key}
          id={`${id}-${index}`}
          label={label}
          checked={ticked.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ticked, key] : ticked.filter((each) => each !== key))
          }
        />
      ))}
    </fieldset>
  );
}
