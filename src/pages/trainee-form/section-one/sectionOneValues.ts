import { tidyCountry } from '../../../domain/countries.ts';
import { emptyValues } from '../../../domain/forms/fields.ts';
import {
  LIST_NAMES,
  type ListName,
  ROW_LISTS,
  type RowOf,
  SECTION_ONE,
} from '../../../domain/forms/traineeForm.ts';
import { isStateAsked } from '../../../domain/homeState.ts';
import { defaultVendorTypes, emptySectionOne } from '../../../domain/records/defaults.ts';
import {
  DEFAULT_VENDOR_STATUS,
  isFromIndia,
  kindOf,
  kindOfStatus,
  VENDOR_STATUSES,
} from '../../../domain/records/kinds.ts';
import { readOneOf } from '../../../domain/records/read.ts';
import type { Contact, SectionOne, UserRecord } from '../../../domain/records/records.ts';
import { keptAadhar } from '../../../domain/validators/aadhar.ts';
import { addressIn } from '../../../domain/validators/emailAddress.ts';
import { codeIn, normalise, plainTexts } from '../../../domain/validators/normalise.ts';
import { validatePan } from '../../../domain/validators/pan.ts';
import { validatePhone } from '../../../domain/validators/phone.ts';
import { validatePincode } from '../../../domain/validators/pincode.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';

/** An example with one row in each list, to recognise its drafts. */
export function sectionOneShape(): SectionOneValues {
  const { withHoldingTaxes: _fixed, ...empty } = emptySectionOne();
  return {
    ...empty,
    accountsDetails: [emptyRow('accountsDetails')],
    salesDetails: [emptyRow('salesDetails')],
    makerDetails: [emptyRow('makerDetails')],
    gstTable: [emptyRow('gstTable')],
    generalQuestions: [emptyRow('generalQuestions')],
    vendorTypes: defaultVendorTypes(),
    newQuestion: emptyRow('generalQuestions'),
    rejectedPan: '',
  };
}

/** The initial name, country, number, PAN and Aadhar come from the profile; a trainee has no firm with a registration number. */
export function sectionOneValues(record: UserRecord): SectionOneValues {
  const { sectionOne, vendorStatus = DEFAULT_VENDOR_STATUS } = record.vendorDetails;
  const { withHoldingTaxes: _fixed, ...stored } = sectionOne ?? { ...emptySectionOne(), vendorStatus };
  return {
    ...stored,
    nameOfVendor: stored.nameOfVendor || record.name,
    country: stored.country || (isFromIndia(record) ? 'India' : ''),
    telephone: stored.telephone || record.phone,
    registrationNumber: stored.registrationNumber || (isTraineeWithoutFirm(record) ? 'NA' : ''),
    panno: stored.panno || record.pancard,
    aadharcard: keptAadhar(stored.aadharcard || (kindOf(record).hasAadhar ? record.aadharcard : '')),
    vendorStatus: readOneOf(stored.vendorStatus, VENDOR_STATUSES, ''),
    vendorTypes: defaultVendorTypes().map(
      (choice) => record.vendorTypes.find(({ name }) => name === choice.name) ?? choice,
    ),
    newQuestion: emptyRow('generalQuestions'),
    rejectedPan: '',
  };
}

function isTraineeWithoutFirm(record: UserRecord): boolean {
  const { vendorStatus = DEFAULT_VENDOR_STATUS } = record.vendorDetails.sectionOne ?? {};
  return record.usertype === 'trainee' && [DEFAULT_VENDOR_STATUS, 'Employee'].includes(vendorStatus);
}

/** A complete new reference becomes a row; a kind without Aadhar has no number. */
export function tidySectionOne(
  values: SectionOneValues,
  nationality?: UserRecord['nationality'],
): SectionOneValues {
  const { accountsDetails, salesDetails, makerDetails, gstTable, generalQuestions, ...rest } = values;
  const { vendorTypes, newQuestion, ...texts } = rest;
  const isNewComplete = Object.values(newQuestion).every((text) => text.trim() !== '');
  const questions = isNewComplete ? [...generalQuestions, newQuestion] : generalQuestions;
  return {
    ...plainTexts(texts),
    country: tidyCountry(texts.country),
    pincode: validatePincode(texts.pincode, texts.country).value,
    state: isStateAsked(texts) ? texts.state : '',
    telephone: validatePhone(texts.telephone).value,
    panno: codeIn(texts.panno),
    aadharcard: kindOfStatus(texts.vendorStatus, nationality).hasAadhar ? normalise(texts.aadharcard) : '',
    accountsDetails: accountsDetails.map(tidyContact),
    salesDetails: salesDetails.map(tidyContact),
    makerDetails: makerDetails.map(tidyContact),
    gstTable: gstTable.map((row) => ({ ...plainTexts(row), gstNo: codeIn(row.gstNo) })),
    generalQuestions: questions.map(plainTexts),
    vendorTypes,
    newQuestion: isNewComplete ? emptyRow('generalQuestions') : newQuestion,
  };
}

/** An incomplete PAN cannot be stored (R16), so the stored one stays and everything else is saved. */
export function sectionOneOf(tidy: SectionOneValues, storedPan: string): SectionOne {
  const { vendorTypes: _types, newQuestion: _new, rejectedPan: _rejected, ...section } = tidy;
  const isStorable = (pan: string) => validatePan(pan).error === undefined;
  return {
    ...section,
    panno: [tidy.panno, storedPan].find(isStorable) ?? '',
    withHoldingTaxes: SECTION_ONE.withHoldingTaxes.otherwise,
    relatedwOMG: readOneOf(tidy.relatedwOMG, SECTION_ONE.relatedwOMG.options, undefined) ?? '',
  };
}

function tidyContact(contact: Contact): Contact {
  return {
    ...plainTexts(contact),
    phone: validatePhone(contact.phone).value,
    email: addressIn(contact.email),
  };
}

export function emptyRow<List extends ListName>(list: List): RowOf<List> {
  return emptyValues(ROW_LISTS[list].fields) as RowOf<List>;
}

/** For a path such as `salesDetails.0.name`: "Sales contact 1". */
export function rowOfPath(path: string): string | undefined {
  const [name, index] = path.split('.');
  if (name === 'newQuestion') return 'New reference';
  const list = LIST_NAMES.find((known) => known === name);
  if (!list || index === undefined || !/^\d+$/.test(index)) return undefined;
  return `${ROW_LISTS[list].rowName} ${Number(index) + 1}`;
}
