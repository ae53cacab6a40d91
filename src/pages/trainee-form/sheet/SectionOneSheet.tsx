import { emptySectionOne } from '../../../domain/records/defaults.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { maskAadhar } from '../../../domain/validators/mask.ts';
import { QUESTION_LABELS, QUESTION_PARTS } from '../section-one/GeneralQuestions.tsx';
import { DetailList } from './DetailList.tsx';
import { SheetTable } from './SheetTable.tsx';

const CONTACT_COLUMNS = [
  ['name', 'Name'],
  ['designation', 'Designation'],
  ['phone', 'Phone'],
  ['email', 'E-mail'],
] as const;

const GST_COLUMNS = [
  ['gstStateCode', 'State Code'],
  ['gstNo', 'GSTIN'],
  ['billingAddress', 'Billing Address'],
  ['serviceName', 'Service'],
  ['contactDetails', 'Contact Details'],
] as const;

/** Text, because inputs would cut long values off; Aadhar is never printed in full. */
export function SectionOneSheet({ record }: { record: UserRecord }) {
  const one = record.vendorDetails.sectionOne ?? emptySectionOne();
  const types = record.vendorTypes.filter(({ isChecked }) => isChecked).map(({ name }) => name);
  const relation =
    one.relatedwOMG === 'Yes' ? ([['Relation', one.relatedwOMGRelation]] as const) : ([] as const);
  return (
    <div className="print-only">
      <DetailList
        details={[
          ['Name of Vendor', one.nameOfVendor],
          ['Address Line 1', one.addressL1],
          ['Address Line 2', one.addressL2],
          ['Address Line 3', one.addressL3],
          ['City', one.city],
          ['PIN Code', one.pincode],
          ['Country', one.country],
          ['Telephone', one.telephone],
          ['Vendor Status', one.vendorStatus],
          ['Registration Number', one.registrationNumber],
          ['PAN Number', one.panno],
          ['Aadhar Number', maskAadhar(one.aadharcard)],
          ['Withholding Taxes', one.withHoldingTaxes],
          ['Related to the group', one.relatedwOMG],
          ...relation,
          ['Vendor types', types.join(', ')],
        ]}
      />
      <SheetTable title="Accounts" columns={CONTACT_COLUMNS} rows={one.accountsDetails} />
      <SheetTable title="Sales" columns={CONTACT_COLUMNS} rows={one.salesDetails} />
      <SheetTable title="Maker" columns={CONTACT_COLUMNS} rows={one.makerDetails} />
      <div className="gst-table">
        <SheetTable title="GST registrations" columns={GST_COLUMNS} rows={one.gstTable} />
      </div>
      <SheetTable
        title="References"
        columns={QUESTION_PARTS.map((part) => [part, QUESTION_LABELS[part]] as const)}
        rows={one.generalQuestions}
      />
    </div>
  );
}
