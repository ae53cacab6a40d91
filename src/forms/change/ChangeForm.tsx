import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { submitAmendment } from '../../backend/amendments/amendments.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths } from '../../config/paths.ts';
import type { AmendedValues, Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { AmendedFile } from '../../domain/records/newAmendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { problemOfUntil } from '../../domain/transitions/documents.ts';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import type { SummaryItem } from '../../ui/fields/ErrorSummary.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { EntryForm, type EntryFormState } from '../entry/EntryForm.tsx';
import { useField } from '../formContext.ts';
import { useWrite } from '../useWrite.ts';

export interface ChangeProps {
  record: UserRecord;
  /** The last change of this kind, which may be taken back or refused. */
  last: Amendment | undefined;
}

export const REASON = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a reason.'),
  v.maxLength(MAX_TEXT, `A reason has at most ${MAX_TEXT} characters.`),
);

export function isRightUntil(until: string): boolean {
  return problemOfUntil(until, serverNow()) === undefined;
}

/** The message for a last day that is not right. */
export function wrongUntil({ input }: { input: { until: string } }): string {
  return problemOfUntil(input.until, serverNow()) ?? '';
}

/** The last day of a document; empty without one. */
export function UntilField() {
  const fieldOf = useField<{ until: string }>();
  const entered = useWatch<{ until: string }, 'until'>({ name: 'until' });
  return <DateField label="Valid until (optional)" entered={entered} {...fieldOf('until')} />;
}

/** An uploaded file; null before there is one. */
export function proof(missing: string) {
  return v.pipe(
    v.custom<AmendedFile | null>((input) => typeof input === 'object'),
    v.custom<AmendedFile>((input) => input !== null, missing),
  );
}

interface ChangeFormProps<Values extends FieldValues, Valid extends { reason: string }> {
  uid: string;
  kind: AmendmentKind;
  entryForm: EntryFormState<Values, Valid>;
  valuesOf: (entered: Valid) => AmendedValues;
  /** A step that has to succeed before the change is submitted. */
  before?: (entered: Valid) => Promise<void>;
  /** Problems outside the schema; they stop the submission. */
  problems?: readonly SummaryItem[];
  children: ReactNode;
  /** Content below the reason. */
  footer?: ReactNode;
}

/** The fields of a change, and its reason. */
export function ChangeForm<Values extends FieldValues, Valid extends { reason: string }>({
  uid,
  kind,
  entryForm,
  valuesOf,
  before,
  problems = [],
  children,
  footer,
}: ChangeFormProps<Values, Valid>) {
  const navigate = useNavigate();
  const write = useWrite(
    async (entered: Valid) => {
      await before?.(entered);
      await submitAmendment(uid, kind, { values: valuesOf(entered), reason: entered.reason });
    },
    {
      success: 'Change submitted',
      explain: (failure) =>
        failure.code.startsWith('auth/') ? loginErrorMessage(failure) : saveErrorMessage(failure),
    },
  );
  return (
    <Card body>
      <EntryForm
        entryForm={entryForm}
        write={write}
        problems={problems}
        buttonLabel="Submit change"
        onSent={() => void navigate(paths.changes)}
      >
        {children}
        <Reason kind={kind} />
        {footer}
      </EntryForm>
    </Card>
  );
}

const EXAMPLES: Record<AmendmentKind, string> = {
  contact: 'we moved to another office',
  bank: 'we moved to another bank',
  gst: 'we registered in another State',
  document: 'the one on record has expired',
  taxes: 'the certificate was renewed',
};

function Reason({ kind }: { kind: AmendmentKind }) {
  const fieldOf = useField<{ reason: string }>();
  return (
    <TextAreaField
      label="Reason"
      hint={`For the reviewer, for example: ${EXAMPLES[kind]}`}
      rows={2}
      maxLength={MAX_TEXT}
      {...fieldOf('reason')}
    />
  );
}
