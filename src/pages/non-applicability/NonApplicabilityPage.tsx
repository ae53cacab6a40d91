import Card from 'react-bootstrap/Card';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { submitNonApplicability } from '../../backend/records/users.ts';
import { paths } from '../../config/paths.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import { isFormEditable } from '../../domain/forms/statuses.ts';
import { companyByState } from '../../domain/records/companies.ts';
import { COMPANY_STATES } from '../../domain/records/options.ts';
import type { NonGst, UserRecord } from '../../domain/records/records.ts';
import { useField } from '../../forms/formContext.ts';
import { NotConcerned } from '../../forms/NotConcerned.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { DeclarationDate } from '../../forms/SigningForm.tsx';
import { StatusNote } from '../../forms/StatusNote.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { today } from '../../records/useNow.ts';
import { useIsLocked } from '../../ui/fields/locked.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** The state determines address and GSTIN. */
export const NonApplicabilitySchema = v.object({
  date: v.pipe(v.string(), v.nonEmpty('Enter the date.')),
  state: v.pipe(
    v.string(),
    v.check((state) => companyByState(state) !== undefined, 'Choose the state.'),
  ),
});

type NonApplicabilityEntries = v.InferOutput<typeof NonApplicabilitySchema>;

/** The office in the chosen state, from the company table (R6). */
export function declarationOf({ date, state }: NonApplicabilityEntries): NonGst {
  const company = companyByState(state);
  return { date, state, address: company?.address ?? '', gstinNumber: company?.gstin ?? '' };
}

const isForThem = (record: UserRecord) => isFormFor(record, 'nonapplicability');
const isFormLocked = ({ forms }: UserRecord) => !isFormEditable(forms, 'nonapplicability');

export function NonApplicabilityPage() {
  return (
    <PersonPage
      title="Declaration for Non applicability of GST"
      intro="For people who are not registered for GST. We will turn this into a letter addressed to the office you choose."
    >
      {(record) => (
        <>
          {!isForThem(record) && (
            <NotConcerned kind="warning" title="GST applies to you">
              Your profile says that GST is applicable, so this declaration does not apply to you.
            </NotConcerned>
          )}
          <StatusNote record={record} form="nonapplicability">
            Read <Link to={paths.exportGst}>the letter</Link>; it can be printed once the declaration is
            validated.
          </StatusNote>
          {(isForThem(record) || isFormLocked(record)) && <NonApplicabilityForm record={record} />}
        </>
      )}
    </PersonPage>
  );
}

function NonApplicabilityForm({ record }: { record: UserRecord }) {
  const { date, state } = record.nongst;
  const { isLocked, buttonLabel, write, redirect } = useFormSubmission(
    record,
    'nonapplicability',
    (entries: NonApplicabilityEntries) => submitNonApplicability(record.uid, declarationOf(entries)),
    { success: 'Declaration Submitted Successfully' },
  );
  const recordForm = useRecordForm({
    id: 'nonapplicability',
    schema: NonApplicabilitySchema,
    stored: { date: date || today(), state },
    draft: 'nonapplicability',
    isLocked,
    isShort: true,
  });
  return (
    <Card body>
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel={buttonLabel}
        unsavedText="It is not submitted yet."
        isDeclared
        onSaved={() => redirect(paths.exportGst)}
      >
        <Fields record={record} />
      </RecordForm>
    </Card>
  );
}

function Fields({ record }: { record: UserRecord }) {
  const isLocked = useIsLocked();
  const fieldOf = useField<NonApplicabilityEntries>();
  const { control } = useFormContext<NonApplicabilityEntries>();
  const state = useWatch({ control, name: 'state' });
  const address = isLocked ? record.nongst.address : companyByState(state)?.address;
  return (
    <div className="field-grid">
      <TextField label="Name" className="field-wide" value={record.name} isLocked />
      <DeclarationDate {...fieldOf('date')} />
      <SelectField
        label="State"
        placeholder="Choose a state"
        options={plainOptions(COMPANY_STATES)}
        {...fieldOf('state')}
      />
      <TextAreaField
        label="Company Address"
        className="field-wide"
        value={address || (isLocked ? '' : 'Filled in when you choose the state')}
        isLocked
      />
    </div>
  );
}
