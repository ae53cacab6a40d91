import { forEachCategory, forEachForm } from '../forms/registry.ts';
import { DEFAULT_VENDOR_STATUS } from './kinds.ts';
import type {
  Contact,
  DocumentsRecord,
  FormStatuses,
  GeneralQuestion,
  GstRow,
  NonGst,
  Queries,
  SectionOne,
  SectionSix,
  VendorTypeChoice,
} from './records.ts';

/** The twelve names, in the spelling of existing records. */
const VENDOR_TYPE_NAMES = [
  'TV',
  'Print',
  'Radio',
  'Digital',
  'OOH',
  'Content',
  'Influencer',
  'Sponserships and Events',
  'Activation',
  'Sports Partnership',
  'Talent Management',
  'Overheads',
];

export const WITH_HOLDING_TAXES = 'Yes';

export function defaultVendorTypes(): VendorTypeChoice[] {
  return VENDOR_TYPE_NAMES.map((name) => ({ name, isChecked: false }));
}

export function defaultForms(): FormStatuses {
  return { status: 0, approved: false, ...forEachForm(() => 0) };
}

/**
 * The words of a name, as progress stores them. The rules check that the words, joined by single spaces, equal the name.
 */
export function wordsOf(name: string): string[] {
  return name.split(' ');
}

export function emptyNonGst(): NonGst {
  return { date: '', state: '', address: '', gstinNumber: '' };
}

export function emptyQueries(): Queries {
  return forEachCategory(() => []);
}

export const EMPTY_CONTACT: Contact = { name: '', designation: '', phone: '', email: '' };

export const EMPTY_GST_ROW: GstRow = {
  gstStateCode: '',
  gstNo: '',
  billingAddress: '',
  serviceName: '',
  contactDetails: '',
};

export function emptyQuestion(): GeneralQuestion {
  return { companyName: '', refName: '', refNumber: '' };
}

export function emptySectionOne(): SectionOne {
  return {
    nameOfVendor: '',
    addressL1: '',
    addressL2: '',
    addressL3: '',
    city: '',
    pincode: '',
    state: '',
    country: '',
    telephone: '',
    vendorStatus: DEFAULT_VENDOR_STATUS,
    registrationNumber: '',
    panno: '',
    aadharcard: '',
    withHoldingTaxes: WITH_HOLDING_TAXES,
    relatedwOMG: '',
    relatedwOMGRelation: '',
    accountsDetails: [],
    salesDetails: [],
    makerDetails: [],
    gstTable: [],
    generalQuestions: [],
  };
}

export function emptySectionSix(): SectionSix {
  return {
    serviceProvider: '',
    signatoryName: '',
    positionOfSignatory: '',
    signatoryContactNumber: '',
    signatoryEmail: '',
    place: '',
    signatoryDate: '',
  };
}

export function emptyDocuments(): DocumentsRecord {
  return {
    CompanyCertificate: false,
    GSTCertificate: false,
    PANTANCard: false,
    signImage: false,
    cancelledCheque: false,
  };
}

/** The fields that a person may change until the decision, and afterwards by an amendment. */
export const CONTACT_FIELDS = ['designation', 'phone', 'address'] as const;

export const PROFILE_FIELDS = [
  'name',
  'designation',
  'phone',
  'pancard',
  'aadharcard',
  'address',
  'nationality',
  'isGSTApplicable',
  'GSTIN',
  'isEinvoicingApplicable',
  'vendortype',
] as const;
