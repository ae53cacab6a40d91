import type { ComponentPropsWithRef, ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { DraftForm } from '../domain/drafts.ts';
import { FORMS } from '../domain/forms/registry.ts';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import { isDate } from '../domain/transitions/guards.ts';
import { today } from '../records/useNow.ts';
import { DateField } from '../ui/fields/DateField.tsx';
import { Answers } from './Answers.tsx';
import { fieldId } from './formContext.ts';
import { RecordForm } from './RecordForm.tsx';
import { useFormSubmission } from './useFormSubmission.ts';
import { useRecordForm } from './useRecordForm.ts';

/** What the dialog shows above the declaration: field, label and text of each answer; false for none. */
export type SigningAnswers<Entries extends FieldValues> = readonly (
  | [field: FieldPath<Entries>, label: string, text: string]
  | false
)[];

interface SigningFormProps<Entries extends FieldValues> {
  record: UserRecord;
  form: FormKey & DraftForm;
  schema: v.GenericSchema<Entries, Entries>;
  stored: Entries;
  /** R21: the financial year of a yearly letter that is open although it was signed for the year before. */
  year?: string | undefined;
  send: (entries: Entries) => Promise<void>;
  success: string;
  buttonLabel?: string;
  unsavedText?: string;
  heading?: string;
  /** Of the card. */
  className?: string;
  answersOf: (entries: Entries) => SigningAnswers<Entries>;
  /** Opened after the submission, if not the path of the form. */
  next?: string;
  children: (isLocked: boolean) => ReactNode;
}

/** A submission signs the document. */
export function SigningForm<Entries extends FieldValues>({
  record,
  form,
  schema,
  stored,
  year,
  send,
  unsavedText = 'It is not submitted yet.',
  heading,
  className,
  answersOf,
  next = FORMS[form].path,
  children,
  ...options
}: SigningFormProps<Entries>) {
  const { buttonLabel, write, redirect, ...submission } = useFormSubmission(record, form, send, options);
  const isLocked = submission.isLocked && !year;
  const recordForm = useRecordForm({ id: form, schema, stored, draft: form, isLocked, isShort: true });
  return (
    <Card body className={className}>
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel={buttonLabel}
        unsavedText={unsavedText}
        isDeclared
        question={(entries, close) => (
          <Answers
            answers={answersOf(entries)
              .filter((answer) => answer !== false)
              .map(([field, label, value]) => ({ fieldId: fieldId(form, field), label, value }))}
            onChange={close}
          />
        )}
        onSaved={() => redirect(next)}
        heading={heading && <h2 className="h5">{heading}</h2>}
      >
        {children(isLocked)}
      </RecordForm>
    </Card>
  );
}

/** The day of the signature. */
export const SIGNED_ON = v.pipe(v.string(), v.check(isDate, 'Enter the date.'));

const AHEAD = 'This date is in the future. Please use the date on which you sign.';

/** The field of the form's `date`. A date in the future is allowed. */
export function DeclarationDate(field: Omit<ComponentPropsWithRef<typeof DateField>, 'label' | 'entered'>) {
  const entered = useWatch<{ date: string }, 'date'>({ name: 'date' });
  const warnings = entered > today() ? [AHEAD] : [];
  return <DateField {...field} label="Date" entered={entered} warnings={warnings} />;
}
