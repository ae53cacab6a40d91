import { type Ref, useId } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { MAX_LONG_TEXT } from '../../../domain/records/limits.ts';
import type { ApprovalAction, ChangeKey, DocumentKey } from '../../../domain/records/records.ts';
import { type OpenPoint, owedAfter, reasonWith, replaceableRows } from '../../../domain/review/openPoints.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import { isDecided, type Terms, UNTIL_MISSING, UNTIL_PASSED } from '../../../domain/transitions/approval.ts';
import { changeOptions } from '../../../domain/transitions/denials.ts';
import { namesOf } from '../../../evidence/SectionEvidence.tsx';
import { today } from '../../../records/useNow.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { REASON_HINT } from '../approvalMessages.ts';

/** What an approver enters for a decision. */
export interface Entries {
  reason: string;
  waived: readonly OpenPoint[];
  replace: readonly DocumentKey[];
  change: readonly ChangeKey[];
  until: string;
}

/** Another last day keeps what was waived and what has to be replaced. */
export function startingEntries(seen: ReviewState, points: readonly OpenPoint[]): Omit<Entries, 'reason'> {
  const { waived, replace } = seen.record.approval ?? {};
  return {
    waived: points.filter(({ owed: key }) => key && waived?.includes(key)),
    replace: replaceableRows(seen).flatMap(({ key }) => (replace?.includes(key) ? [key] : [])),
    change: [],
    until: '',
  };
}

export function termsOf(action: ApprovalAction, seen: ReviewState, entries: Entries): Omit<Terms, 'despite'> {
  const { waived, replace, change, until } = entries;
  const owed = owedAfter(waived);
  return {
    reason: action === 'accept' ? '' : wholeReason(seen, entries),
    until,
    ...(owed.length > 0 && { waived: owed }),
    ...(replace.length > 0 && { replace: [...replace] }),
    change: [...change],
  };
}

function wholeReason(seen: ReviewState, { reason, waived, replace }: Entries): string {
  const replaced = replaceableRows(seen).filter(({ key }) => replace.includes(key));
  const labels = replaced.map(({ label }) => label);
  return reasonWith(waived, reason, labels);
}

/** The sentence for each field that stops the decision. */
export function problemsOf(action: ApprovalAction, seen: ReviewState, entries: Entries) {
  const { reason, waived, replace, until } = entries;
  const isOwed = owedAfter(waived).length + replace.length > 0;
  const earlier = isDecided(seen.record, action) ? (seen.record.approval?.until ?? '') : undefined;
  return {
    reason: action === 'accept' ? undefined : problemOfReason(reason, wholeReason(seen, entries)),
    until: problemOfUntil(until, isOwed, earlier),
  };
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
  if (until === '') return isOwed ? UNTIL_MISSING : undefined;
  return until < today() ? UNTIL_PASSED : undefined;
}

interface TermsFieldsProps {
  action: ApprovalAction;
  seen: ReviewState;
  points: readonly OpenPoint[];
  entries: Entries;
  onChange: (changed: Partial<Entries>) => void;
  /** Absent before the first attempt. */
  problems: { reason?: string | undefined; until?: string | undefined };
  reasonField: Ref<HTMLTextAreaElement>;
  untilField: Ref<HTMLInputElement>;
}

export function TermsFields({
  action,
  seen,
  points,
  entries,
  onChange,
  problems,
  reasonField,
  untilField,
}: TermsFieldsProps) {
  const { reason, waived, replace, change, until } = entries;
  const isException = action === 'acceptasexception';
  const names = namesOf(seen.record);
  return (
    <>
      {isException && (
        <>
          <Ticks
            legend="What is waived"
            items={points.map(({ text }) => ({ key: text, label: text }))}
            names={names}
            ticked={waived.map(({ text }) => text)}
            onChange={(texts) => onChange({ waived: points.filter(({ text }) => texts.includes(text)) })}
          />
          <Ticks
            legend="What the person has to replace (optional)"
            items={replaceableRows(seen)}
            names={names}
            ticked={replace}
            onChange={(ticked) => onChange({ replace: ticked })}
          />
        </>
      )}
      {action === 'deny' && (
        // A reviewer returns them with one press (R21).
        <Ticks
          legend="What has to change (optional)"
          items={changeOptions(seen)}
          names={names}
          ticked={change}
          onChange={(ticked) => onChange({ change: ticked })}
        />
      )}
      <TextAreaField
        ref={reasonField}
        label="Reason"
        hint={REASON_HINT}
        maxLength={MAX_LONG_TEXT}
        error={problems.reason}
        value={reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      {isException && (
        <DateField
          ref={untilField}
          label="Valid until"
          entered={until}
          error={problems.until}
          value={until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      )}
    </>
  );
}

interface TicksProps<Key extends string> {
  legend: string;
  items: readonly { key: Key; label: string }[];
  /** In the labels. */
  names: readonly (string | undefined)[];
  ticked: readonly Key[];
  onChange: (ticked: readonly Key[]) => void;
}

function Ticks<Key extends string>({ legend, items, names, ticked, onChange }: TicksProps<Key>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <fieldset className="mb-3">
      <legend className="fs-6 fw-semibold mb-1">{legend}</legend>
      {items.map(({ key, label }, index) => (
        <FormCheck
          key={key}
          id={`${id}-${index}`}
          label={<Sentence values={names}>{label}</Sentence>}
          checked={ticked.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ticked, key] : ticked.filter((each) => each !== key))
          }
        />
      ))}
    </fieldset>
  );
}
