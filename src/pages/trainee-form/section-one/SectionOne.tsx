import { type ReactNode, useId, useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GenericIssue } from 'valibot';
import * as v from 'valibot';
import { neededFields } from '../../../domain/forms/fields.ts';
import { LIST_NAMES, SECTION_ONE } from '../../../domain/forms/traineeForm.ts';
import { isStateAsked } from '../../../domain/homeState.ts';
import { defaultVendorTypes } from '../../../domain/records/defaults.ts';
import { kindOfStatus } from '../../../domain/records/kinds.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { addressIn } from '../../../domain/validators/emailAddress.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { fieldId } from '../../../forms/formContext.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { SectionForm, type SectionProps } from '../SectionForm.tsx';
import { AddressFields } from './AddressFields.tsx';
import { GeneralQuestions } from './GeneralQuestions.tsx';
import { GstTable } from './GstTable.tsx';
import { IdentityFields, RelationFields, TaxFields } from './ProfileFields.tsx';
import { RowList } from './RowList.tsx';
import { type SectionOneValues, sectionOneSchema } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';
import { PhoneField } from './WarningField.tsx';

interface SectionOneProps extends SectionProps<SectionOneValues> {
  record: UserRecord;
}

/** Vendors begin with their status, because it decides what else is asked. */
export function SectionOne({ record, ...props }: SectionOneProps) {
  const isVendor = record.usertype === 'vendor';
  const hasGst = record.isGSTApplicable === 'yes';
  return (
    <SectionForm {...props} savedMessage="Section I Saved Successfully">
      {!props.section.isLocked && <SectionProgress profile={record} />}
      {isVendor && <TaxFields record={record} />}
      <AddressFields profileAddress={record.address} />
      {!isVendor && <TaxFields record={record} />}
      <IdentityFields nationality={record.nationality} />
      <RelationFields />
      {hasGst && <GstTable isGstApplicable gstin={record.GSTIN} />}
      <OptionalFields isVendor={isVendor}>
        <ContactList
          list="accountsDetails"
          hint="Who answers questions about invoices and payments (can be you)."
        />
        <ContactList list="salesDetails" hint="Who answers questions about orders and rates (can be you)." />
        <ContactList list="makerDetails" hint="Who prepares your invoices (can be you)." />
        {!hasGst && <GstTable isGstApplicable={false} gstin="" />}
        <GeneralQuestions />
        <VendorTypes />
      </OptionalFields>
    </SectionForm>
  );
}

/** Folded while they are empty, for a trainee and on a phone: nobody has to scroll past what most people leave out. */
function OptionalFields({ isVendor, children }: { isVendor: boolean; children: ReactNode }) {
  const { control, formState } = useFormContext<SectionOneValues>();
  const isLocked = useIsLocked();
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const lists = useWatch({ control, name: LIST_NAMES });
  const types = useWatch({ control, name: 'vendorTypes' });
  const isFilled = lists.some((rows) => rows.length > 0) || types.some(({ isChecked }) => isChecked);
  // A field with an error can be reached.
  const hasError = [...LIST_NAMES, 'newQuestion' as const].some((name) => formState.errors[name]);
  const [isChosen, setChosen] = useState(false);
  const isShown = (isVendor && !isPhone) || isLocked || isFilled || hasError;
  return (
    <details open={isShown || isChosen} onToggle={({ currentTarget }) => setChosen(currentTarget.open)}>
      <summary className="my-3 fw-semibold">Optional: contacts, references and vendor types</summary>
      {children}
    </details>
  );
}

interface ContactListProps {
  list: 'accountsDetails' | 'salesDetails' | 'makerDetails';
  hint: string;
}

function ContactList(props: ContactListProps) {
  const { list } = props;
  const field = useSectionOneField();
  return (
    <RowList
      {...props}
      renderRow={(index) => (
        <>
          <TextField {...field(`${list}.${index}.name`)} />
          <TextField {...field(`${list}.${index}.designation`)} />
          <PhoneField path={`${list}.${index}.phone`} />
          <TextField {...field(`${list}.${index}.email`, addressIn)} type="email" />
        </>
      )}
    />
  );
}

function VendorTypes() {
  const { register } = useFormContext<SectionOneValues>();
  const isLocked = useIsLocked();
  return (
    <FieldGroup title="Vendor types" hint="Tick all that apply.">
      <div className="choice-grid mb-3">
        {defaultVendorTypes().map(({ name }, index) => (
          <FormCheck
            key={name}
            id={fieldId('sectionOne', `vendorTypes.${index}`)}
            label={name}
            {...register(`vendorTypes.${index}.isChecked`)}
            disabled={isLocked}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The fields of the profile that determine which fields of Section 1 are required. */
type SectionOneProfile = Pick<UserRecord, 'isGSTApplicable' | 'nationality'>;

function SectionProgress({ profile }: { profile: SectionOneProfile }) {
  const { control, getValues } = useFormContext<SectionOneValues>();
  useWatch({ control });
  const { asked, answered, wrong } = progressOf(getValues(), profile);
  const id = useId();
  return (
    <div className="section-progress cluster mb-3">
      <p id={id}>
        <span>{`${answered} of ${asked} answered`}</span>
        {wrong > 0 && <strong>{`, ${wrong} to correct`}</strong>}
      </p>
      <Progress now={answered} max={asked} aria-labelledby={id} />
    </div>
  );
}

const ALWAYS_ASKED = neededFields(SECTION_ONE);

/** Counts the fields of rows; an optional list counts nothing. GST requires a GST registration. */
export function progressOf(values: SectionOneValues, { isGSTApplicable, nationality }: SectionOneProfile) {
  const isGstApplicable = isGSTApplicable === 'yes';
  const rows = LIST_NAMES.flatMap((list) => values[list].flatMap((row) => Object.values(row)));
  const answers = [
    ...ALWAYS_ASKED.map((key) => values[key]),
    ...(isStateAsked(values) ? [values.state] : []),
    ...(kindOfStatus(values.vendorStatus, nationality).hasAadhar ? [values.aadharcard] : []),
    ...(values.relatedwOMG === 'Yes' ? [values.relatedwOMGRelation] : []),
    ...(isGstApplicable && values.gstTable.length === 0 ? [''] : []),
    ...rows,
  ];
  const { issues = [] } = v.safeParse(sectionOneSchema(isGstApplicable, nationality), values);
  const wrong = new Set(issues.filter((issue) => isFilled(issue.input)).map((issue) => v.getDotPath(issue)));
  return {
    asked: answers.length,
    answered: answers.filter(isFilled).length,
    wrong: wrong.size + (values.rejectedPan === '' ? 0 : 1),
  };
}

function isFilled(input: GenericIssue['input']): boolean {
  return typeof input === 'string' && input.trim() !== '';
}
