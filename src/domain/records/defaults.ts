import { emptyValues } from '../forms/fields.ts';
import { forEachCategory, forEachForm } from '../forms/registry.ts';
import { readSectionOne, SECTION_SIX } from '../forms/traineeForm.ts';
import type {
  DocumentsRecord,
  FormStatuses,
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

export function emptyQueries(): Queries {
  return forEachCategory(() => []);
}

export function emptySectionOne(): SectionOne {
  return readSectionOne({});
}

export function emptySectionSix(): SectionSix {
  return emptyValues(SECTION_SIX);
}

export function emptyDocuments(): DocumentsRecord {
  return {
    CompanyCertificate: false,
    GSTCertificate: false,
    PANTANCard: false,
    ResidencyCertificate: false,
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
