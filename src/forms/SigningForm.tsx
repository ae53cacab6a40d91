import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import Card from 'react-bootstrap/Card';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { DraftForm } from '../domain/drafts.ts';
import { FORMS } from '../domain/forms/registry.ts';
import { MAX_TEXT } from '../domain/records/limits.ts';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import { isDate } from '../domain/transitions/guards.ts';
import { today } from '../records/useNow.ts';
import { DateField } from '../ui/fields/DateField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useField } from './formContext.ts';
import { RecordForm } from './RecordForm.tsx';
import { useFormSubmission } from './useFormSubmission.ts';
import { useRecordForm } from './useRecordForm.ts';

const AHEAD = 'This date is in the future. Please use the date on which you sign.';

/** The place or name, and the ISO date, at the end of a document. */
interface SigningEntries {
  text: string;
  date: string;
}

interface SigningFormProps {
  record: UserRecord;
  form: FormKey & DraftForm;
  stored: SigningEntries;
  heading: string;
  label: string;
  /** Where its first value comes from. */
  hint: string;
  emptyText: string;
  buttonLabel: string;
  unsavedText: string;
  send: (entries: SigningEntries) => Promise<void>;
  success: string;
  /** Shown in the confirmation, above the declaration. */
  question: (entries: SigningEntries, close: () => void) => ReactNode;
}

/** A submission signs the document. */
export function SigningForm(props: SigningFormProps) {
  const { record, form, stored, label, emptyText } = props;
  const schema = useMemo(() => schemaOf(label, emptyText), [label, emptyText]);
  const { isLocked, buttonLabel, write, redirect } = useFormSubmission(record, form, props.send, props);
  const recordForm = useRecordForm({
    id: form,
    schema,
    stored: { ...stored, date: stored.date || today() },
    draft: form,
    isLocked,
    isShort: true,
  });
  return (
    <Card body className="letter-form no-print">
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel={buttonLabel}
        unsavedText={props.unsavedText}
        isDeclared
        question={props.question}
        onSaved={() => redirect(FORMS[form].path)}
        heading={<h2 className="h5">{props.heading}</h2>}
      >
        <Fields label={label} hint={props.hint} />
      </RecordForm>
    </Card>
  );
}

function Fields({ label, hint }: Pick<SigningFormProps, 'label' | 'hint'>) {
  const fieldOf = useField<SigningEntries>();
  return (
    <div className="field-grid">
      <TextField label={label} hint={hint} {...fieldOf('text')} />
      <DeclarationDate {...fieldOf('date')} />
    </div>
  );
}

/** The field of the form's `date`. A date in the future is allowed. */
export function DeclarationDate(field: Omit<ComponentPropsWithRef<typeof DateField>, 'label' | 'entered'>) {
  const { control } = useFormContext<{ date: string }>();
  const entered = useWatch({ control, name: 'date' });
  const warnings = entered > today() ? [AHEAD] : [];
  return <DateField {...field} label="Date" entered={entered} warnings={warnings} />;
}

function schemaOf(label: string, emptyText: string) {
  const tooLong = `The ${label.toLowerCase()} has at most ${MAX_TEXT} characters.`;
  return v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(emptyText), v.maxLength(MAX_TEXT, tooLong)),
    date: v.pipe(v.string(), v.check(isDate, 'Enter the date.')),
  });
}
