import Card from 'react-bootstrap/Card';
import { useFormContext, useWatch } from 'react-hook-form';
import { submitNonApplicability } from '../../backend/records/users.ts';
import { paths } from '../../config/paths.ts';
import { isFormEditable } from '../../domain/forms/statuses.ts';
import { COMPANY_STATES } from '../../domain/records/options.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useField } from '../../forms/formContext.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { DeclarationDate } from '../../forms/SigningForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useRedirect } from '../../forms/useRedirect.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { today } from '../../records/useNow.ts';
import { useIsLocked } from '../../ui/fields/locked.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import {
  declarationOf,
  type NonApplicabilityEntries,
  NonApplicabilitySchema,
} from './nonApplicabilitySchema.ts';

export function NonApplicabilityForm({ record }: { record: UserRecord }) {
  const isLocked = !isFormEditable(record.forms, 'nonapplicability');
  const { date, state } = record.nongst;
  const recordForm = useRecordForm({
    id: 'nonapplicability',
    schema: NonApplicabilitySchema,
    stored: { date: date || today(), state },
    draft: 'nonapplicability',
    isLocked,
    isShort: true,
  });
  const redirect = useRedirect();
  const write = useWrite(
    (entries: NonApplicabilityEntries) => submitNonApplicability(record.uid, declarationOf(entries)),
    { success: 'Declaration Submitted Successfully' },
  );
  return (
    <Card body>
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel="Submit"
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
  const [date, state] = useWatch({ control, name: ['date', 'state'] });
  const address = isLocked ? record.nongst.address : declarationOf({ date, state }).address;
  return (
    <div className="field-grid">
      <TextField label="Name" className="field-wide" value={record.name} isLocked />
      <DeclarationDate
        entered={date}
        aheadText="This date is in the future. Please use the date on which you sign."
        {...fieldOf('date')}
      />
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
