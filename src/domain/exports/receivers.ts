import { COUNTRIES, INDIA } from '../countries.ts';
import { HOME_STATES, OTHER_TERRITORY, stateOfGstin } from '../gstStates.ts';
import { endedCodeFlag } from '../validators/endedBanks.ts';
import { validateGstin } from '../validators/gstin.ts';
import { erpnextRow, MAX_LINE } from './erpnext.ts';
import type { ExportField, ExportFormatKey } from './formats.ts';
import { MAX_NAME, type Vendor } from './vendors.ts';

/** Which form of the person has the value. */
export type Part = 'profile' | 'vendorform' | 'bankdetails';

/** What the receiver does with a row: it refuses it, takes it changed by the portal, or takes a doubtful value. */
export type Outcome = 'refused' | 'changed' | 'doubtful';

export interface RowProblem {
  outcome: Outcome;
  part: Part;
  label: string;
  message: string;
}

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
} satisfies Record<string, Source>;

/** What a receiver demands of one column. Empty cells meet every demand but `required`. */
export interface ColumnRule {
  label: string;
  part: Part;
  source: keyof typeof SOURCES;
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
const GSTIN = {
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
const LINE = { part: 'vendorform', source: 'erpnext', max: MAX_LINE } as const;

const NO_STATE =
  'State is missing: neither PIN code, GSTIN nor declaration names it. Ask for it after the city, like “Madagadipet, Puducherry”.';

type Table = 'erpnext-supplier' | 'erpnext-address' | 'erpnext-bank';

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
    state: {
      label: 'State',
      part: 'vendorform',
      source: 'compliance',
      required: 'india',
      missing: NO_STATE,
      list: [...HOME_STATES, OTHER_TERRITORY],
      isIndian: true,
    },
    pincode: {
      label: 'PIN Code',
      part: 'vendorform',
      source: 'compliance',
      max: MAX_NAME,
      pattern: /^[1-9][0-9]{5}$/,
      isIndian: true,
    },
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
};

/**
 * The first three digits of PIN codes that India Compliance accepts for a State; it checks no others. Two numbers are a
 * range.
 */
export const PINCODES_OF: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'Jammu and Kashmir': [[180, 194]],
  'Himachal Pradesh': [[171, 177]],
  Punjab: [[140, 160]],
  Chandigarh: [
    [140, 140],
    [160, 160],
  ],
  Uttarakhand: [[244, 263]],
  Haryana: [[121, 136]],
  Delhi: [[110, 110]],
  Rajasthan: [[301, 345]],
  'Uttar Pradesh': [[201, 285]],
  Bihar: [[800, 855]],
  Sikkim: [[737, 737]],
  'Arunachal Pradesh': [[790, 792]],
  Nagaland: [[797, 798]],
  Manipur: [[795, 795]],
  Mizoram: [[796, 796]],
  Tripura: [[799, 799]],
  Meghalaya: [[793, 794]],
  Assam: [[781, 788]],
  'West Bengal': [[700, 743]],
  Jharkhand: [[813, 835]],
  Odisha: [[751, 770]],
  Chhattisgarh: [[490, 497]],
  'Madhya Pradesh': [[450, 488]],
  Gujarat: [[360, 396]],
  'Dadra and Nagar Haveli and Daman and Diu': [
    [362, 362],
    [396, 396],
  ],
  Maharashtra: [[400, 445]],
  Karnataka: [[560, 591]],
  Goa: [[403, 403]],
  'Lakshadweep Islands': [[682, 682]],
  Kerala: [[670, 695]],
  'Tamil Nadu': [[600, 643]],
  Puducherry: [
    [533, 533],
    [605, 605],
    [607, 607],
    [609, 609],
    [673, 673],
  ],
  'Andaman and Nicobar Islands': [[744, 744]],
};

type Row = Readonly<Record<string, string>>;

/** Messages for the reviewer; empty when the receiver takes the row. */
function refusalsOf(table: Table, row: Row): RowProblem[] {
  const isInIndia = row.country === INDIA;
  const ofColumns = Object.entries(RULES[table]).flatMap(([column, rule]) => {
    const cell = row[column];
    // The reviewer left the column out.
    if (cell === undefined) return [];
    const message = problemOf(rule, cell, isInIndia);
    return message ? refused(rule.part, rule.label, message) : [];
  });
  return [...ofColumns, ...acrossColumns(row, isInIndia)];
}

function problemOf(
  { label, required, missing, max, list, pattern, isIndian }: ColumnRule,
  cell: string,
  isInIndia: boolean,
) {
  if (cell === '') {
    const isMissing = required === 'always' || (required === 'india' && isInIndia);
    return isMissing && (missing ?? `${label} is missing.`);
  }
  if (max !== undefined && cell.length > max) {
    return `${label} has ${cell.length} characters; at most ${max} are taken.`;
  }
  if (isIndian && !isInIndia) return undefined;
  if (list && !list.includes(cell)) return `${label}: “${cell}” is not in the receiver\u2019s list.`;
  return pattern && !pattern.test(cell) && `${label}: “${cell}” does not have the format that is taken.`;
}

function acrossColumns(
  { gstin = '', state = '', pincode = '', country = '', gst_category, account_name = '', bank = '' }: Row,
  isInIndia: boolean,
): RowProblem[] {
  const ofGstin = stateOfGstin(gstin);
  const ranges = PINCODES_OF[state] ?? [];
  const start = Number(pincode.slice(0, 3));
  const isElsewhere =
    pincode !== '' && ranges.length > 0 && !ranges.some(([from, to]) => from <= start && start <= to);
  const [problem] = gstin === '' || !GSTIN.pattern.test(gstin) ? [] : validateGstin(gstin).warnings;
  return [
    ...(isInIndia && isElsewhere
      ? refused('vendorform', 'State', `PIN code ${pincode} is not one of ${state}.`)
      : []),
    ...(state !== '' && ofGstin !== '' && ofGstin !== state
      ? refused(
          'profile',
          'State',
          `${otherState(gstin, state)} Ask for the GSTIN of the address, or the address of the GSTIN.`,
        )
      : []),
    ...(problem ? refused('profile', 'GSTIN', `GSTIN: ${problem.message}`) : []),
    // ERPNext names the account after both.
    ...(bank.length <= MAX_NAME && `${account_name} - ${bank}`.length > MAX_NAME
      ? refused(
          'bankdetails',
          'Bank Name',
          `Bank Name has ${bank.length} characters; with the user ID it is longer than ${MAX_NAME}.`,
        )
      : []),
    ...(gst_category?.startsWith('Registered') && country !== '' && !isInIndia
      ? refused('vendorform', 'Country', 'A GSTIN needs an address in India.')
      : []),
  ];
}

function otherState(gstin: string, state: string): string {
  return `The GSTIN is of ${stateOfGstin(gstin)}, the address is in ${state}.`;
}

function refused(part: Part, label: string, message: string): RowProblem[] {
  return [{ outcome: 'refused', part, label, message }];
}

function isTable(format: ExportFormatKey): format is Table {
  return format in RULES;
}

/** What the receiver of the file will refuse, what the portal changed for it, and what is doubtful. */
export function rowProblems(
  format: ExportFormatKey,
  vendor: Vendor,
  fields: readonly ExportField[],
): RowProblem[] {
  return [
    ...(vendor.name === '' ? refused('vendorform', 'Name of Vendor', 'Name is missing.') : []),
    ...(isTable(format) ? refusalsOf(format, erpnextRow(format, vendor, fields)) : []),
    ...changesOf(format, vendor, fields),
    ...doubtsOf(format, vendor, fields),
  ];
}

function changesOf(format: ExportFormatKey, vendor: Vendor, fields: readonly ExportField[]): RowProblem[] {
  const { name, uniqueName, enteredName } = vendor;
  const hasUniqueName = format !== 'csv' && format !== 'xlsx';
  const row = isTable(format) ? erpnextRow(format, vendor, fields) : {};
  const written = row.address_title ?? row.account_name ?? uniqueName;
  const isShort = hasUniqueName && !written.startsWith(`${name} (`);
  const lines = [row.address_line1, row.address_line2];
  const isBroken = lines[0] !== undefined && lines[0] !== (vendor.addressLines[0] ?? '');
  const changed = (applies: boolean, label: string, message: string): RowProblem[] =>
    applies ? [{ outcome: 'changed', part: 'vendorform', label, message }] : [];
  return [
    ...changed(
      name !== enteredName,
      'Name of Vendor',
      `The name is written as ${name}, because spreadsheets read its beginning as a formula.`,
    ),
    ...changed(isShort, 'Name of Vendor', `The name is cut to ${written}.`),
    ...changed(
      isBroken,
      'Address Line 1',
      `Address Line 1 is longer than ${MAX_LINE} characters and continues in line 2.`,
    ),
  ];
}

function doubtsOf(
  format: ExportFormatKey,
  { bank, bankOfIfsc, country, state, pan, gstin }: Vendor,
  fields: readonly ExportField[],
): RowProblem[] {
  const doubt = (applies: boolean, part: Part, label: string, message: string): RowProblem[] =>
    applies ? [{ outcome: 'doubtful', part, label, message }] : [];
  const hasAddress = fields.includes('address') && !isTable(format);
  const hasBank = fields.includes('bank');
  const ended = endedCodeFlag(bank.ifscCode);
  const hasPan = fields.includes('pan') && fields.includes('gstin');
  return [
    ...doubt(
      hasPan && pan !== '' && gstin !== '' && gstin.slice(2, 12) !== pan,
      'profile',
      'PAN',
      'The PAN differs from the one in the GSTIN. India Compliance takes that of the GSTIN.',
    ),
    ...doubt(hasAddress && country === INDIA && state === '', 'vendorform', 'State', NO_STATE),
    ...doubt(
      hasAddress && country !== '' && !COUNTRIES.includes(country),
      'vendorform',
      'Country',
      `“${country}” is not in the list of countries.`,
    ),
    ...doubt(
      hasAddress && gstin !== '' && state !== '' && stateOfGstin(gstin) !== state,
      'profile',
      'State',
      otherState(gstin, state),
    ),
    ...doubt(
      hasBank && bankOfIfsc !== '' && bankOfIfsc !== bank.bankName,
      'bankdetails',
      'Bank Name',
      `The IFSC belongs to ${bankOfIfsc}, but the bank is ${bank.bankName}.`,
    ),
    ...doubt(hasBank && ended !== undefined, 'bankdetails', 'IFSC Code', ended ?? ''),
  ];
}

/** What the other flags of a review do not say. */
const FOR_REVIEW: readonly string[] = [
  'State',
  'Country',
  'Name of Vendor',
  'Address Line 1',
  'Address Line 2',
];

/** What the address of a vendor will need for finance, while it is easy to ask for it. */
export function addressProblems(vendor: Vendor): RowProblem[] {
  return rowProblems('erpnext-address', vendor, ['address', 'gstin']).filter(({ label }) =>
    FOR_REVIEW.includes(label),
  );
}
