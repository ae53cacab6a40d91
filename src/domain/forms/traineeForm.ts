import { paths } from '../../config/paths.ts';
import { DEFAULT_VENDOR_STATUS } from '../records/kinds.ts';
import { MAX_CONTACTS, MAX_GENERAL_QUESTIONS, MAX_GST_ROWS } from '../records/limits.ts';
import { type Raw, readList } from '../records/read.ts';
import type { Definition } from './definition.ts';
import { type Fields, namesOf, readFields, type ValuesOf } from './fields.ts';

/** The registration form. Each of its sections is saved on its own, in `vendorDetails`. */
export const TRAINEE_FORM = {
  title: 'Trainee Registration Form',
  vendorTitle: 'Vendor Registration Form',
  tableTitle: 'Trainee Data Form',
  shortTitle: 'Registration',
  name: 'the registration form',
  icon: 'form',
  logged: 'submitted Trainee Data Form',
  category: 'vendorform',
  queriesPath: paths.vendorForm,
  isOnEveryDashboard: true,
  task: {
    detail: 'Not submitted yet. What you type is saved as a draft.',
    action: 'Fill in the registration form',
  },
  drafts: ['sectionone', 'declaration'],
  textVersion: '2026-11',
  stored: { user: ['vendorTypes', 'vendorDetails'], documents: [] },
} as const satisfies Definition;

export const SECTION_ONE = {
  nameOfVendor: { label: 'Name of Vendor', kind: 'text', mask: 'none' },
  addressL1: { label: 'Address Line 1', kind: 'text', mask: 'none' },
  addressL2: { label: 'Address Line 2', kind: 'text', mask: 'none' },
  addressL3: { label: 'Address Line 3', kind: 'text', mask: 'none' },
  city: { label: 'City', kind: 'text', mask: 'none' },
  pincode: { label: 'PIN Code', kind: 'text', mask: 'none' },
  /** One of `HOME_STATES`; empty where the PIN code or the end of the city names the State. */
  state: { label: 'State', kind: 'text', mask: 'none', isOptional: true },
  country: { label: 'Country', kind: 'text', mask: 'none' },
  telephone: { label: 'Telephone', kind: 'text', mask: 'none' },
  vendorStatus: { label: 'Vendor Status', kind: 'text', mask: 'none', otherwise: DEFAULT_VENDOR_STATUS },
  /** Its label is that of the kind of vendor, such as CIN. */
  registrationNumber: { label: 'Registration Number', kind: 'text', mask: 'none' },
  panno: { label: 'PAN Number', kind: 'pan', mask: 'none' },
  aadharcard: { label: 'Aadhar Number', kind: 'aadhar', mask: 'aadhar', isOptional: true },
  withHoldingTaxes: {
    label: 'Withholding Taxes',
    kind: 'text',
    mask: 'none',
    isOptional: true,
    otherwise: 'Yes',
  },
  relatedwOMG: { label: 'Related to the group', kind: 'choice', options: ['Yes', 'No'], mask: 'none' },
  relatedwOMGRelation: { label: 'Relation', kind: 'text', mask: 'none', isOptional: true },
} as const satisfies Fields;

const CONTACT = {
  name: { label: 'Name', kind: 'text', mask: 'none' },
  designation: { label: 'Designation', kind: 'text', mask: 'none' },
  phone: { label: 'Phone', kind: 'text', mask: 'none' },
  email: { label: 'E-mail', kind: 'text', mask: 'none' },
} as const satisfies Fields;

/** The lists of Section 1: the title of each, the name of a row, and how many it may have. */
export const ROW_LISTS = {
  accountsDetails: { title: 'Accounts', rowName: 'Accounts contact', max: MAX_CONTACTS, fields: CONTACT },
  salesDetails: { title: 'Sales', rowName: 'Sales contact', max: MAX_CONTACTS, fields: CONTACT },
  makerDetails: { title: 'Maker', rowName: 'Maker contact', max: MAX_CONTACTS, fields: CONTACT },
  gstTable: {
    title: 'GST registrations',
    rowName: 'GST registration',
    max: MAX_GST_ROWS,
    fields: {
      gstStateCode: { label: 'State Code', kind: 'text', mask: 'none' },
      gstNo: { label: 'GSTIN', kind: 'text', mask: 'none' },
      billingAddress: { label: 'Billing Address', kind: 'text', mask: 'none' },
      serviceName: { label: 'Service', kind: 'text', mask: 'none' },
      contactDetails: { label: 'Contact Details', kind: 'text', mask: 'none' },
    },
  },
  generalQuestions: {
    title: 'References',
    rowName: 'Reference',
    max: MAX_GENERAL_QUESTIONS,
    fields: {
      companyName: { label: 'Company Name', kind: 'text', mask: 'none' },
      refName: { label: 'Reference Name', kind: 'text', mask: 'none' },
      refNumber: { label: 'Reference Number', kind: 'text', mask: 'none' },
    },
  },
} as const satisfies Record<string, { title: string; rowName: string; max: number; fields: Fields }>;

export type ListName = keyof typeof ROW_LISTS;
export type RowOf<List extends ListName> = ValuesOf<(typeof ROW_LISTS)[List]['fields']>;
export const LIST_NAMES = namesOf(ROW_LISTS);

export const SECTION_SIX = {
  serviceProvider: { label: 'Service Provider', kind: 'text', mask: 'none' },
  signatoryName: { label: 'Name of Signatory', kind: 'text', mask: 'none' },
  positionOfSignatory: { label: 'Position of Signatory', kind: 'text', mask: 'none' },
  signatoryContactNumber: { label: 'Contact Number of Signatory', kind: 'text', mask: 'none' },
  signatoryEmail: { label: 'E-mail of Signatory', kind: 'text', mask: 'none' },
  place: { label: 'Place', kind: 'text', mask: 'none' },
  signatoryDate: { label: 'Date', kind: 'date', mask: 'none' },
} as const satisfies Fields;

type SectionOne = ValuesOf<typeof SECTION_ONE> & { [List in ListName]: RowOf<List>[] };

export function readSectionOne(raw: Raw): SectionOne {
  const lists = LIST_NAMES.map((list) => [
    list,
    readList(raw[list], (row) => readFields(withTextNumber(row), ROW_LISTS[list].fields)),
  ]);
  return { ...readFields(raw, SECTION_ONE), ...Object.fromEntries(lists) };
}

/** Older records have the number of a reference as a number. */
function withTextNumber(row: Raw): Raw {
  return typeof row.refNumber === 'number' ? { ...row, refNumber: `${row.refNumber}` } : row;
}
