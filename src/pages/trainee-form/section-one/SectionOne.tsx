import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { StoredDraft } from '../../../drafts/useDraft.ts';
import { SavedForm } from '../SavedForm.tsx';
import { SectionProgress } from '../SectionProgress.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ContactList } from './ContactList.tsx';
import { GeneralQuestions } from './GeneralQuestions.tsx';
import { GstTable } from './GstTable.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { RelationFields } from './RelationFields.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { TaxFields } from './TaxFields.tsx';
import { VendorTypes } from './VendorTypes.tsx';

interface SectionOneProps {
  form: UseFormReturn<SectionOneValues, unknown, SectionOneValues>;
  draft: StoredDraft;
  isGstApplicable: boolean;
  isLocked: boolean;
  isBusy: boolean;
  attempt: number;
  onSave: () => Promise<void>;
}

/** Trainee Information Details, Section 1 of the form. */
export function SectionOne({ form, isGstApplicable, ...saved }: SectionOneProps) {
  return (
    <FormProvider {...form}>
      <SavedForm {...saved} form={form} name="sectionOne" savedMessage="Section I Saved Successfully">
        {!saved.isLocked && <SectionProgress isGstApplicable={isGstApplicable} />}
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
      </SavedForm>
    </FormProvider>
  );
}
