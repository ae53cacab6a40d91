import type { Contact, SectionOne, SectionSix, UserRecord } from '../records/records.ts';
import { formatDate } from '../time/dates.ts';
import { type Detail, text } from './detail.ts';

export function traineeFormDetails({ vendorDetails, vendorTypes }: UserRecord): Detail[] {
  const { sectionOne, sectionSix } = vendorDetails;
  const chosen = vendorTypes.filter(({ isChecked }) => isChecked).map(({ name }) => name);
  return [
    ...(sectionOne
      ? [...sectionOneDetails(sectionOne), text('vendorTypes', 'Vendor types', chosen.join(', '))]
      : []),
    ...(sectionSix ? sectionSixDetails(sectionSix) : []),
  ];
}

function sectionOneDetails(one: SectionOne): Detail[] {
  return [
    text('nameOfVendor', 'Name of Vendor', one.nameOfVendor),
    text('addressL1', 'Address Line 1', one.addressL1),
    text('addressL2', 'Address Line 2', one.addressL2),
    text('addressL3', 'Address Line 3', one.addressL3),
    text('city', 'City', one.city),
    text('pincode', 'PIN Code', one.pincode),
    text('country', 'Country', one.country),
    text('telephone', 'Telephone', one.telephone),
    text('vendorStatus', 'Vendor Status', one.vendorStatus),
    text('registrationNumber', 'Registration Number', one.registrationNumber),
    text('panno', 'PAN Number', one.panno),
    { ...text('aadharcard', 'Aadhar Number', one.aadharcard), isSensitive: 'aadhar' },
    text('withHoldingTaxes', 'Withholding Taxes', one.withHoldingTaxes),
    text('relatedwOMG', 'Related to the group', one.relatedwOMG),
    ...(one.relatedwOMG === 'Yes' ? [text('relatedwOMGRelation', 'Relation', one.relatedwOMGRelation)] : []),
    ...rows('accountsDetails', 'Accounts contact', one.accountsDetails.map(contactText)),
    ...rows('salesDetails', 'Sales contact', one.salesDetails.map(contactText)),
    ...rows('makerDetails', 'Maker contact', one.makerDetails.map(contactText)),
    ...rows(
      'gstTable',
      'GST registration',
      one.gstTable.map(({ gstStateCode, gstNo, billingAddress, serviceName, contactDetails }) =>
        joined([gstStateCode, gstNo, billingAddress, serviceName, contactDetails]),
      ),
    ),
    ...rows(
      'generalQuestions',
      'Reference',
      one.generalQuestions.map(({ companyName, refName, refNumber }) =>
        joined([companyName, refName, refNumber]),
      ),
    ),
  ];
}

function sectionSixDetails(six: SectionSix): Detail[] {
  return [
    text('serviceProvider', 'Service Provider', six.serviceProvider),
    text('signatoryName', 'Name of Signatory', six.signatoryName),
    text('positionOfSignatory', 'Position of Signatory', six.positionOfSignatory),
    text('signatoryContactNumber', 'Contact Number of Signatory', six.signatoryContactNumber),
    text('signatoryEmail', 'E-mail of Signatory', six.signatoryEmail),
    text('place', 'Place', six.place),
    text('signatoryDate', 'Date', formatDate(six.signatoryDate)),
  ];
}

function rows(field: string, label: string, values: readonly string[]): Detail[] {
  return values.map((value, index) => text(`${field}.${index}`, `${label} ${index + 1}`, value));
}

function contactText({ name, designation, phone, email }: Contact): string {
  return joined([name, designation, phone, email]);
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
