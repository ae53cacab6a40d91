import { COUNTRIES } from '../countries.ts';
import { HOME_STATES, OTHER_TERRITORY } from '../gstStates.ts';
import { MAX_LINE } from './erpnext.ts';
import { MAX_NAME } from './vendors.ts';

/** Which form of the person has the value. */
export type Part = 'profile' | 'vendorform' | 'bankdetails';

/** Where the rules of a receiver come from. */
interface Source {
  what: string;
  /** The month that the source was read in. */
  read: string;
}

export const SOURCES = {
  frappe: {
    what: 'frappe/frappe: MariaDB columns of 140 characters, Data fields with the options Email and Phone',
    read: 'October 2024',
  },
  erpnext: { what: 'frappe/erpnext: Supplier, Address and Bank Account', read: 'October 2024' },
  compliance: {
    what: 'resilient-tech/india-compliance: gst_india/overrides/address.py and party.py, gst_india/constants',
    read: 'October 2024',
  },
  tally: {
    what: 'public programs that import ledgers into TallyPrime over XML and read them back: it refuses a ledger without name or group, and takes one with a State or country outside its lists without that value',
    read: 'November 2026',
  },
} satisfies Record<string, Source>;

/** What a receiver demands of one column. Empty cells meet every demand but `required`. */
export interface ColumnRule {
  label: string;
  part: Part;
  source: keyof typeof SOURCES;
  /** The receiver takes the row, without the value or with it unchecked. */
  isTaken?: true;
  /** `india`: only in a row whose country is India. */
  required?: 'always' | 'india';
  max?: number;
  list?: readonly string[];
  pattern?: RegExp;
  /** In place of the message about a missing value. */
  missing?: string;
  /** Limits `list` and `pattern` to rows whose country is India. */
  isIndian?: true;
}

const NAME = {
  label: 'Name',
  part: 'vendorform',
  source: 'frappe',
  required: 'always',
  max: MAX_NAME,
} as const;
const PAN = {
  label: 'PAN',
  part: 'profile',
  source: 'compliance',
  max: MAX_NAME,
  pattern: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
} as const;
export const GSTIN = {
  label: 'GSTIN',
  part: 'profile',
  source: 'compliance',
  pattern: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
} as const;
/** A supplier may be without country, an address may not. */
const SUPPLIER_COUNTRY = {
  label: 'Country',
  part: 'vendorform',
  source: 'erpnext',
  list: COUNTRIES,
} as const;
const COUNTRY = { ...SUPPLIER_COUNTRY, required: 'always' } as const;
const STATE = {
  label: 'State',
  part: 'vendorform',
  source: 'compliance',
  required: 'india',
  list: [...HOME_STATES, OTHER_TERRITORY],
  isIndian: true,
} as const;
const PINCODE = {
  label: 'PIN Code',
  part: 'vendorform',
  source: 'compliance',
  max: MAX_NAME,
  pattern: /^[1-9][0-9]{5}$/,
  isIndian: true,
} as const;
const LINE = { part: 'vendorform', source: 'erpnext', max: MAX_LINE } as const;

export const NO_STATE =
  'State is missing: neither PIN code, GSTIN nor declaration names it. Return the form: it asks for the State.';

/** A value that TallyPrime drops or does not check. */
const OF_TALLY = { source: 'tally', isTaken: true } as const;

export type Table = 'erpnext-supplier' | 'erpnext-address' | 'erpnext-bank' | 'tally';

export const RULES: Readonly<Record<Table, Readonly<Record<string, ColumnRule>>>> = {
  'erpnext-supplier': {
    supplier_name: NAME,
    country: SUPPLIER_COUNTRY,
    // ERPNext checks the length only, India Compliance the format of `pan`.
    tax_id: { label: 'PAN', part: 'profile', source: 'erpnext', max: MAX_NAME },
    pan: PAN,
    gstin: GSTIN,
  },
  'erpnext-address': {
    address_title: NAME,
    address_line1: { ...LINE, label: 'Address Line 1', required: 'always' },
    address_line2: { ...LINE, label: 'Address Line 2' },
    city: { label: 'City', part: 'vendorform', source: 'erpnext', required: 'always', max: MAX_NAME },
    state: { ...STATE, missing: NO_STATE },
    pincode: PINCODE,
    country: COUNTRY,
    email_id: {
      label: 'E-mail',
      part: 'profile',
      source: 'frappe',
      max: MAX_NAME,
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    },
    phone: { label: 'Telephone', part: 'vendorform', source: 'frappe', pattern: /^[0-9 +_\-,.*#()]{1,20}$/ },
    gstin: GSTIN,
  },
  'erpnext-bank': {
    account_name: { ...NAME, max: MAX_NAME },
    bank: { label: 'Bank Name', part: 'bankdetails', source: 'erpnext', required: 'always', max: MAX_NAME },
    party: NAME,
    bank_account_no: { label: 'Bank Account Number', part: 'bankdetails', source: 'erpnext', max: 30 },
    branch_code: { label: 'IFSC Code', part: 'bankdetails', source: 'erpnext', max: MAX_NAME },
  },
  tally: {
    country: { ...SUPPLIER_COUNTRY, ...OF_TALLY },
    state: { ...STATE, ...OF_TALLY, missing: NO_STATE },
    pincode: { ...PINCODE, ...OF_TALLY },
    pan: { ...PAN, ...OF_TALLY },
    gstin: { ...GSTIN, ...OF_TALLY },
  },
};

/** The first three digits of PIN codes that India Compliance accepts for a State, for `startsIn`; it checks no others. */
export const PINCODES_OF: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '180-194',
  'Himachal Pradesh': '171-177',
  Punjab: '140-160',
  Chandigarh: '140 160',
  Uttarakhand: '244-263',
  Haryana: '121-136',
  Delhi: '110',
  Rajasthan: '301-345',
  'Uttar Pradesh': '201-285',
  Bihar: '800-855',
  Sikkim: '737',
  'Arunachal Pradesh': '790-792',
  Nagaland: '797-798',
  Manipur: '795',
  Mizoram: '796',
  Tripura: '799',
  Meghalaya: '793-794',
  Assam: '781-788',
  'West Bengal': '700-743',
  Jharkhand: '813-835',
  Odisha: '751-770',
  Chhattisgarh: '490-497',
  'Madhya Pradesh': '450-488',
  Gujarat: '360-396',
  'Dadra and Nagar Haveli and Daman and Diu': '362 396',
  Maharashtra: '400-445',
  Karnataka: '560-591',
  Goa: '403',
  'Lakshadweep Islands': '682',
  Kerala: '670-695',
  'Tamil Nadu': '600-643',
  Puducherry: '533 605 607 609 673',
  'Andaman and Nicobar Islands': '744',
};
