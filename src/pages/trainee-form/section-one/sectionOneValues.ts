import { defaultVendorTypes, emptySectionOne, WITH_HOLDING_TAXES } from '../../../domain/records/defaults.ts';
import { RELATED_OPTIONS, VENDOR_STATUSES } from '../../../domain/records/options.ts';
import { readOneOf } from '../../../domain/records/read.ts';
import type {
  Contact,
  GeneralQuestion,
  GstRow,
  SectionOne,
  UserRecord,
} from '../../../domain/records/records.ts';
import { normalise } from '../../../domain/validators/normalise.ts';
import { validatePan } from '../../../domain/validators/pan.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

export function emptyQuestion(): GeneralQuestion {
  return { companyName: '', refName: '', refNumber: '' };
}

/** An example with one row in each list, to tell its drafts from others. */
export function sectionOneShape(): SectionOneValues {
  const { withHoldingTaxes: _fixed, ...empty } = emptySectionOne();
  const contacts = [{ name: '', designation: '', phone: '', email: '' }];
  return {
    ...empty,
    accountsDetails: contacts,
    salesDetails: contacts,
    makerDetails: contacts,
    gstTable: [{ gstStateCode: '', gstNo: '', billingAddress: '', serviceName: '', contactDetails: '' }],
    generalQuestions: [emptyQuestion()],
    vendorTypes: defaultVendorTypes(),
    newQuestion: emptyQuestion(),
    rejectedPan: '',
  };
}

/** At first name, country, number, PAN and Aadhar come from the profile. */
export function sectionOneValues(record: UserRecord): SectionOneValues {
  const { withHoldingTaxes: _fixed, ...stored } = record.vendorDetails.sectionOne ?? emptySectionOne();
  return {
    ...stored,
    nameOfVendor: stored.nameOfVendor || record.name,
    country: stored.country || (record.nationality === 'Indian' ? 'India' : ''),
    telephone: stored.telephone || record.phone,
    panno: stored.panno || record.pancard,
    aadharcard: stored.aadharcard || record.aadharcard,
    vendorStatus: readOneOf(stored.vendorStatus, VENDOR_STATUSES, ''),
    vendorTypes: defaultVendorTypes().map(
      (choice) => record.vendorTypes.find(({ name }) => name === choice.name) ?? choice,
    ),
    newQuestion: emptyQuestion(),
    rejectedPan: '',
  };
}

/** A complete new reference becomes a row. */
export function tidySectionOne(values: SectionOneValues): SectionOneValues {
  const isNewComplete = Object.values(values.newQuestion).every((text) => text.trim() !== '');
  const questions = isNewComplete
    ? [...values.generalQuestions, values.newQuestion]
    : values.generalQuestions;
  return {
    nameOfVendor: values.nameOfVendor.trim(),
    addressL1: values.addressL1.trim(),
    addressL2: values.addressL2.trim(),
    addressL3: values.addressL3.trim(),
    city: values.city.trim(),
    pincode: normalise(values.pincode),
    country: values.country.trim(),
    telephone: normalise(values.telephone),
    vendorStatus: values.vendorStatus,
    registrationNumber: values.registrationNumber.trim(),
    panno: normalise(values.panno),
    aadharcard: normalise(values.aadharcard),
    relatedwOMG: values.relatedwOMG,
    relatedwOMGRelation: values.relatedwOMGRelation.trim(),
    accountsDetails: values.accountsDetails.map(tidyContact),
    salesDetails: values.salesDetails.map(tidyContact),
    makerDetails: values.makerDetails.map(tidyContact),
    gstTable: values.gstTable.map(tidyGstRow),
    generalQuestions: questions.map(tidyQuestion),
    vendorTypes: values.vendorTypes,
    newQuestion: isNewComplete ? emptyQuestion() : values.newQuestion,
    rejectedPan: values.rejectedPan,
  };
}

/**
 * A PAN that is not complete yet cannot be stored (R16), so the stored one stays and everything else is
 * saved.
 */
export function sectionOneOf(tidy: SectionOneValues, storedPan: string): SectionOne {
  const { vendorTypes: _types, newQuestion: _new, rejectedPan: _rejected, ...section } = tidy;
  const isStorable = (pan: string) => validatePan(pan).error === undefined;
  return {
    ...section,
    panno: [tidy.panno, storedPan].find(isStorable) ?? '',
    withHoldingTaxes: WITH_HOLDING_TAXES,
    relatedwOMG: readOneOf(tidy.relatedwOMG, RELATED_OPTIONS, undefined) ?? '',
  };
}

function tidyContact({ name, designation, phone, email }: Contact): Contact {
  return {
    name: name.trim(),
    designation: designation.trim(),
    phone: normalise(phone),
    email: email.trim(),
  };
}

function tidyGstRow(row: GstRow): GstRow {
  return {
    gstStateCode: row.gstStateCode.trim(),
    gstNo: normalise(row.gstNo),
    billingAddress: row.billingAddress.trim(),
    serviceName: row.serviceName.trim(),
    contactDetails: row.contactDetails.trim(),
  };
}

function tidyQuestion({ companyName, refName, refNumber }: GeneralQuestion): GeneralQuestion {
  return { companyName: companyName.trim(), refName: refName.trim(), refNumber: refNumber.trim() };
}
