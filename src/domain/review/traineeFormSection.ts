import { type Kind, kindOf } from '../records/kinds.ts';
import type { Contact, SectionOne, SectionSix, UserRecord } from '../records/records.ts';
import { formatDate } from '../time/dates.ts';
import { type Detail, labelled, text } from './detail.ts';

export function traineeFormDetails(record: UserRecord): Detail[] {
  const { sectionOne, sectionSix } = record.vendorDetails;
  return [
    ...(sectionOne ? [...sectionOneDetails(sectionOne, kindOf(record)), vendorTypesDetail(record)] : []),
    ...(sectionSix ? sectionSixDetails(sectionSix) : []),
  ];
}

export function vendorTypesDetail({ vendorTypes }: UserRecord): Detail {
  const chosen = vendorTypes.filter(({ isChecked }) => isChecked).map(({ name }) => name);
  return text('vendorTypes', 'Vendor types', chosen.join(', '));
}

/** The fields of Section 1 without its lists. */
export function sectionOneFields(one: SectionOne, { number, hasAadhar }: Kind): Detail[] {
  return [
    ...labelled(one, {
      nameOfVendor: 'Name of Vendor',
      addressL1: 'Address Line 1',
      addressL2: 'Address Line 2',
      addressL3: 'Address Line 3',
      city: 'City',
      pincode: 'PIN Code',
      state: 'State',
      country: 'Country',
      telephone: 'Telephone',
      vendorStatus: 'Vendor Status',
      registrationNumber: number,
      panno: 'PAN Number',
      aadharcard: 'Aadhar Number',
      withHoldingTaxes: 'Withholding Taxes',
      relatedwOMG: 'Related to the group',
    }).filter(
      ({ field, value }) => value !== '' || (field !== 'state' && (field !== 'aadharcard' || hasAadhar)),
    ),
    ...(one.relatedwOMG === 'Yes' ? [text('relatedwOMGRelation', 'Relation', one.relatedwOMGRelation)] : []),
  ];
}

function sectionOneDetails(one: SectionOne, kind: Kind): Detail[] {
  return [
    ...sectionOneFields(one, kind),
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

export function sectionSixDetails(six: SectionSix): Detail[] {
  return labelled(
    { ...six, signatoryDate: formatDate(six.signatoryDate) },
    {
      serviceProvider: 'Service Provider',
      signatoryName: 'Name of Signatory',
      positionOfSignatory: 'Position of Signatory',
      signatoryContactNumber: 'Contact Number of Signatory',
      signatoryEmail: 'E-mail of Signatory',
      place: 'Place',
      signatoryDate: 'Date',
    },
  );
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
