import FormCheck from 'react-bootstrap/FormCheck';
import { useFormContext } from 'react-hook-form';
import { defaultVendorTypes } from '../../../domain/records/defaults.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { fieldId } from '../../../forms/formContext.ts';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SectionForm, type SectionProps } from '../SectionForm.tsx';
import { AddressFields } from './AddressFields.tsx';
import { GeneralQuestions } from './GeneralQuestions.tsx';
import { GstTable } from './GstTable.tsx';
import { IdentityFields, RelationFields, TaxFields } from './ProfileFields.tsx';
import { PhoneField } from './RemarkedField.tsx';
import { RowList } from './RowList.tsx';
import { SectionProgress } from './SectionProgress.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';

interface SectionOneProps extends SectionProps<SectionOneValues> {
  isGstApplicable: boolean;
  profileAddress: string;
}

export function SectionOne({ isGstApplicable, profileAddress, ...props }: SectionOneProps) {
  return (
    <SectionForm {...props} savedMessage="Section I Saved Successfully">
      {!props.section.isLocked && <SectionProgress isGstApplicable={isGstApplicable} />}
      <AddressFields profileAddress={profileAddress} />
      <TaxFields />
      <IdentityFields />
      <RelationFields />
      <ContactList
        list="accountsDetails"
        title="Accounts"
        hint="Optional. Who answers questions about invoices and payments (can be you)."
      />
      <ContactList
        list="salesDetails"
        title="Sales"
        hint="Optional. Who answers questions about orders and rates (can be you)."
      />
      <ContactList
        list="makerDetails"
        title="Maker"
        hint="Optional. Who prepares your invoices (can be you)."
      />
      <GstTable isGstApplicable={isGstApplicable} />
      <GeneralQuestions />
      <VendorTypes />
    </SectionForm>
  );
}

interface ContactListProps {
  list: 'accountsDetails' | 'salesDetails' | 'makerDetails';
  title: string;
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
          <TextField {...field(`${list}.${index}.name`)} label="Name" />
          <TextField {...field(`${list}.${index}.designation`)} label="Designation" />
          <PhoneField path={`${list}.${index}.phone`} label="Phone" />
          <TextField {...field(`${list}.${index}.email`)} label="E-mail" type="email" />
        </>
      )}
    />
  );
}

function VendorTypes() {
  const { register } = useFormContext<SectionOneValues>();
  const isLocked = useIsLocked();
  return (
    <FieldGroup title="Vendor types" hint="Optional. Tick all that apply.">
      <div className="choice-grid">
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
