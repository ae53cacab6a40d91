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
> & { isGstApplicable: boolean; profileAddress: string };

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
