import { DEFAULT_VENDOR_STATUS, WITH_HOLDING_TAXES } from './defaults.ts';
import { isMap, type Raw, readList, readMap, readOneOf, readText } from './read.ts';
import type { Contact, GeneralQuestion, GstRow, SectionOne, SectionSix, VendorDetails } from './records.ts';

export function parseVendorDetails(raw: unknown): VendorDetails {
  const { sectionOne, sectionSix } = readMap(raw);
  return {
    ...(isFilledMap(sectionOne) && { sectionOne: parseSectionOne(sectionOne) }),
    ...(isFilledMap(sectionSix) && { sectionSix: parseSectionSix(sectionSix) }),
  };
}

function isFilledMap(value: unknown): value is Raw {
  return isMap(value) && Object.keys(value).length > 0;
}

function parseSectionOne(raw: Raw): SectionOne {
  return {
    nameOfVendor: readText(raw.nameOfVendor),
    addressL1: readText(raw.addressL1),
    addressL2: readText(raw.addressL2),
    addressL3: readText(raw.addressL3),
    city: readText(raw.city),
    pincode: readText(raw.pincode),
    country: readText(raw.country),
    telephone: readText(raw.telephone),
    vendorStatus: readText(raw.vendorStatus, DEFAULT_VENDOR_STATUS),
    registrationNumber: readText(raw.registrationNumber),
    panno: readText(raw.panno),
    aadharcard: readText(raw.aadharcard),
    withHoldingTaxes: readText(raw.withHoldingTaxes, WITH_HOLDING_TAXES),
    relatedwOMG: readOneOf(raw.relatedwOMG, ['Yes', 'No'], ''),
    relatedwOMGRelation: readText(raw.relatedwOMGRelation),
    accountsDetails: readList(raw.accountsDetails, parseContact),
    salesDetails: readList(raw.salesDetails, parseContact),
    makerDetails: readList(raw.makerDetails, parseContact),
    gstTable: readList(raw.gstTable, parseGstRow),
    generalQuestions: readList(raw.generalQuestions, parseGeneralQuestion),
  };
}

function parseContact(raw: Raw): Contact {
  return {
    name: readText(raw.name),
    designation: readText(raw.designation),
    phone: readText(raw.phone),
    email: readText(raw.email),
  };
}

function parseGstRow(raw: Raw): GstRow {
  return {
    gstStateCode: readText(raw.gstStateCode),
    gstNo: readText(raw.gstNo),
    billingAddress: readText(raw.billingAddress),
    serviceName: readText(raw.serviceName),
    contactDetails: readText(raw.contactDetails),
  };
}

function parseGeneralQuestion(raw: Raw): GeneralQuestion {
  return {
    companyName: readText(raw.companyName),
    refName: readText(raw.refName),
    // Older records have a reference number as a number.
    refNumber: typeof raw.refNumber === 'number' ? String(raw.refNumber) : readText(raw.refNumber),
  };
}

function parseSectionSix(raw: Raw): SectionSix {
  return {
    serviceProvider: readText(raw.serviceProvider),
    signatoryName: readText(raw.signatoryName),
    positionOfSignatory: readText(raw.positionOfSignatory),
    signatoryContactNumber: readText(raw.signatoryContactNumber),
    signatoryEmail: readText(raw.signatoryEmail),
    place: readText(raw.place),
    signatoryDate: readText(raw.signatoryDate),
  };
}
