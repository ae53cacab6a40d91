import type { UseFormReturn } from 'react-hook-form';
import { FormProvider } from 'react-hook-form';
import { AddressFields } from './AddressFields.tsx';
import { ContactList } from './ContactList.tsx';
import { GeneralQuestions } from './GeneralQuestions.tsx';
import { GstTable } from './GstTable.tsx';
import { RelationFields } from './RelationFields.tsx';
import { SavedForm } from './SavedForm.tsx';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { TaxFields } from './TaxFields.tsx';
import { VendorTypes } from './VendorTypes.tsx';

interface SectionOneProps {
  form: UseFormReturn<SectionOneValues, unknown, SectionOneValues>;
  isGstApplicable: boolean;
  isLocked: boolean;
  isBusy: boolean;
  attempt: number;
  onSave: () => Promise<void>;
}

/** Trainee Information Details, which SPEC calls Section 1. */
export function SectionOne({ form, isGstApplicable, isLocked, ...saved }: SectionOneProps) {
  return (
    <FormProvider {...form}>
      <SavedForm
        {...saved}
        form={form}
        name="sectionOne"
        isLocked={isLocked}
        savedMessage="Section I Saved Successfully"
      >
        <AddressFields />
        <TaxFields />
        <RelationFields />
        <ContactList
          list="accountsDetails"
          title="Accounts"
          hint="Who answers questions about invoices and payments. You may name yourself."
          isLocked={isLocked}
        />
        <ContactList
          list="salesDetails"
          title="Sales"
          hint="Who answers questions about orders and rates. You may name yourself."
          isLocked={isLocked}
        />
        <ContactList
          list="makerDetails"
          title="Maker"
          hint="Who makes out the invoices. You may name yourself."
          isLocked={isLocked}
        />
        <GstTable isGstApplicable={isGstApplicable} isLocked={isLocked} />
        <GeneralQuestions isLocked={isLocked} />
        <VendorTypes />
      </SavedForm>
    </FormProvider>
  );
}
