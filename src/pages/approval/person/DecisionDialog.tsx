import { useId, useRef, useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { serverNow } from '../../../backend/records/serverTime.ts';
import type { Delegation } from '../../../domain/people/delegations.ts';
import { MAX_LONG_TEXT } from '../../../domain/records/limits.ts';
import type { ApprovalAction, ChangeKey, DocumentKey } from '../../../domain/records/records.ts';
import { type LinkClaims, overriddenBy } from '../../../domain/review/approvalLinks.ts';
import { changeSince, warningOf } from '../../../domain/review/decision.ts';
import {
  type OpenPoint,
  openPoints,
  owedAfter,
  reasonWith,
  replaceableRows,
} from '../../../domain/review/openPoints.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import { isDecided, type Terms } from '../../../domain/transitions/approval.ts';
import { changeOptions } from '../../../domain/transitions/denials.ts';
import { useRememberedText } from '../../../drafts/useRemembered.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { today } from '../../../records/useNow.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { focusInvalid } from '../../../ui/fields/focusInvalid.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import {
  ACTION_LABELS,
  approvalErrorMessage,
  approvalToast,
  informedText,
  REASON_HINT,
} from '../approvalMessages.ts';
import { WarningList } from '../WarningList.tsx';

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
  // Another last day keeps what was waived.
  const [waived, setWaived] = useState<readonly OpenPoint[]>(() =>
    points.filter(({ owed: key }) => key && seen.record.approval?.waived?.includes(key)),
  );
  const replaceable = replaceableRows(seen);
  const [replace, setReplace] = useState<readonly DocumentKey[]>(() =>
    replaceable.flatMap(({ key }) => (seen.record.approval?.replace?.includes(key) ? [key] : [])),
  );
  const [change, setChange] = useState<readonly ChangeKey[]>([]);
  const [until, setUntil] = useState('');
  const [isChecked, setChecked] = useState(false);
  // With many flags to waive the first ones are out of view.
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const untilField = useRef<HTMLInputElement>(null);
  const isException = action === 'acceptasexception';
  const needsReason = action !== 'accept';
  const wholeReason = needsReason ? reasonWith(waived, reason, labelsOf(replaceable, replace)) : '';
  const reasonError = needsReason ? problemOfReason(reason, wholeReason) : undefined;
  const owed = owedAfter(waived);
  const earlier = isDecided(seen.record, action) ? (seen.record.approval?.until ?? '') : undefined;
  const untilError = problemOfUntil(until, owed.length + replace.length > 0, earlier);
  const claims = link ?? { action, vendorName: name };
  const overridden = overriddenBy(seen.record, claims, linkKey);
  const changed = changeSince(seen, now);

  const { run, isPending, error } = useWrite(
    async () => {
      await onDecide({
        reason: wholeReason,
        until,
        ...(owed.length > 0 && { waived: owed }),
        ...(replace.length > 0 && { replace: [...replace] }),
        despite: overridden,
        change: [...change],
      });
      forgetReason();
    },
    {
      explain: approvalErrorMessage,
      toast: approvalToast,
    },
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
      {overridden.length > 0 && (
        <Notice kind="warning" title="Check this first">
          <WarningList
            warnings={overridden.map((warning) => warningOf(warning, seen.record, claims))}
            record={seen.record}
          />
        </Notice>
      )}
      {deputyFor && (
        <p>
          <Sentence values={[deputyFor.name]}>{`You decide on behalf of ${deputyFor.name}.`}</Sentence>
        </p>
      )}
      <p>
        <Sentence
          values={[name, seen.record.fpoc]}
        >{`${CONSEQUENCE[action]} ${informedText(seen.record)} are informed by`}</Sentence>{' '}
        <span className="text-nowrap">e-mail.</span>
      </p>
      {needsReason && (
        <fieldset disabled={isPending}>
          {isException && (
            <>
              <Ticks
                legend="What is waived"
                items={points.map(({ text }) => ({ key: text, label: text }))}
                ticked={waived.map(({ text }) => text)}
                onChange={(texts) => setWaived(points.filter(({ text }) => texts.includes(text)))}
              />
              <Ticks
                legend="What the person has to replace (optional)"
                items={replaceable}
                ticked={replace}
                onChange={setReplace}
              />
            </>
          )}
          {action === 'deny' && (
            // A reviewer returns them with one press (R21).
            <Ticks
              legend="What has to change (optional)"
              items={changeOptions(seen)}
              ticked={change}
              onChange={setChange}
            />
          )}
          <TextAreaField
            ref={reasonField}
            label="Reason"
            hint={REASON_HINT}
            maxLength={MAX_LONG_TEXT}
            error={isChecked ? reasonError : undefined}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {isException && (
            <DateField
              ref={untilField}
              label="Valid until"
              entered={until}
              error={isChecked ? untilError : undefined}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

function labelsOf(
  rows: readonly { key: DocumentKey; label: string }[],
  keys: readonly DocumentKey[],
): string[] {
  return rows.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
}

function problemOfReason(reason: string, whole: string): string | undefined {
  if (reason.trim() === '') return 'Enter the reason.';
  return whole.length > MAX_LONG_TEXT
    ? `A reason has at most ${MAX_LONG_TEXT} characters, what is waived included.`
    : undefined;
}

/** An exception that leaves something to deliver says by when. */
function problemOfUntil(until: string, isOwed: boolean, earlier: string | undefined): string | undefined {
  if (until === earlier || (until === '' && earlier !== undefined)) return 'Choose another last day.';
  if (until === '') return isOwed ? 'Enter the day by which the waived items are due.' : undefined;
  return until < today() ? 'Choose today or a later date.' : undefined;
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
    <fieldset className="mb-3">
      <legend className="fs-6 fw-semibold mb-1">{legend}</legend>
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
