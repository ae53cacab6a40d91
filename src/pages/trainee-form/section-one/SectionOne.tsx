import type { ComponentProps } from 'react';
import { SectionForm } from '../SectionForm.tsx';
import { SectionProgress } from '../SectionProgress.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ContactList } from './ContactList.tsx';
import { GeneralQuestions } from './GeneralQuestions.tsx';
import { GstTable } from './GstTable.tsx';
import { IdentityFields, RelationFields, TaxFields } from './ProfileFields.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { VendorTypes } from './VendorTypes.tsx';

type SectionOneProps = Omit<
  ComponentProps<typeof SectionForm<SectionOneValues, SectionOneValues>>,
  'savedMessage' | 'children'
> & { isGstApplicable: boolean };

export function SectionOne({ isGstApplicable, ...props }: SectionOneProps) {
  return (
    <SectionForm {...props} savedMessage="Section I Saved Successfully">
      {!props.section.isLocked && <SectionProgress isGstApplicable={isGstApplicable} />}
      <AddressFields />
      <TaxFields />
      <IdentityFields />
      <RelationFields />
      <ContactList
        list="accountsDetails"
        title="Accounts"
        hint="Optional. Who answers questions about invoices and payments; you may name yourself."
      />
      <ContactList
        list="salesDetails"
        title="Sales"
        hint="Optional. Who answers questions about orders and rates; you may name yourself."
      />
      <ContactList
        list="makerDetails"
        title="Maker"
        hint="Optional. Who makes out the invoices; you may name yourself."
      />
      <GstTable isGstApplicable={isGstApplicable} />
      <GeneralQuestions />
      <VendorTypes />
    </SectionForm>
  );
}
