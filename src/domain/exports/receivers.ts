import { COUNTRIES, INDIA } from '../countries.ts';
import { stateOfGstin } from '../gstStates.ts';
import { SCHEME_LABELS } from '../taxes/labels.ts';
import { endedCodeFlag } from '../validators/endedBanks.ts';
import { validateGstin } from '../validators/gstin.ts';
import { erpnextRow, MAX_LINE } from './erpnext.ts';
import type { ExportField, ExportFormatKey } from './formats.ts';
import {
  type ColumnRule,
  GSTIN,
  NO_STATE,
  type Part,
  PINCODES_OF,
  RULES,
  type Table,
} from './receiverRules.ts';
import { tallyRow } from './tally.ts';
import { MAX_NAME, type Vendor } from './vendors.ts';

/** What the receiver does with a row: it refuses it, takes it changed by the portal, or takes a doubtful value. */
export type Outcome = 'refused' | 'changed' | 'doubtful';

export interface RowProblem {
  outcome: Outcome;
  part: Part;
  label: string;
  message: string;
}

type Row = Readonly<Record<string, string>>;

/** Messages for the reviewer; empty when the receiver takes the row as it is. */
function breachesOf(table: Table, row: Row): RowProblem[] {
  const isInIndia = row.country === INDIA;
  const ofColumns = Object.entries(RULES[table]).flatMap(([column, rule]): RowProblem[] => {
    const cell = row[column];
    // The reviewer left the column out.
    if (cell === undefined) return [];
    const message = problemOf(rule, cell, isInIndia);
    const { part, label, isTaken } = rule;
    return message ? [{ outcome: isTaken ? 'doubtful' : 'refused', part, label, message }] : [];
  });
  return [...ofColumns, ...(table === 'tally' ? [] : acrossColumns(row, isInIndia))];
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
  const wrongDigit = checkDigitProblem(gstin);
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
    ...(wrongDigit ? refused('profile', 'GSTIN', wrongDigit) : []),
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

function checkDigitProblem(gstin: string): string | undefined {
  const [problem] = GSTIN.pattern.test(gstin) ? validateGstin(gstin).warnings : [];
  return problem && `GSTIN: ${problem.message}`;
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

function isErpnext(format: ExportFormatKey): format is Exclude<Table, 'tally'> {
  return isTable(format) && format !== 'tally';
}

function rowOf(format: Table, vendor: Vendor, fields: readonly ExportField[]): Row {
  return isErpnext(format) ? erpnextRow(format, vendor, fields) : tallyRow(vendor, fields);
}

/** What the receiver of the file will refuse, what the portal changed for it, and what is doubtful. */
export function rowProblems(
  format: ExportFormatKey,
  vendor: Vendor,
  fields: readonly ExportField[],
): RowProblem[] {
  return [
    ...(vendor.name === '' ? refused('vendorform', 'Name of Vendor', 'Name is missing.') : []),
    ...(isTable(format) ? breachesOf(format, rowOf(format, vendor, fields)) : []),
    ...changesOf(format, vendor, fields),
    ...doubtfulValues(format, vendor, fields),
  ];
}

function changesOf(format: ExportFormatKey, vendor: Vendor, fields: readonly ExportField[]): RowProblem[] {
  const { name, uniqueName, enteredName } = vendor;
  const hasUniqueName = format !== 'csv' && format !== 'xlsx';
  const row: Row = isTable(format) ? rowOf(format, vendor, fields) : {};
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

function doubtfulValues(
  format: ExportFormatKey,
  { bank, bankOfIfsc, country, state, pan, gstin, registration, taxes }: Vendor,
  fields: readonly ExportField[],
): RowProblem[] {
  const doubtful = (applies: boolean, part: Part, label: string, message: string): RowProblem[] =>
    applies ? [{ outcome: 'doubtful', part, label, message }] : [];
  const hasAddress = fields.includes('address') && !isErpnext(format);
  const hasFreeAddress = hasAddress && !isTable(format);
  const wrongDigit = checkDigitProblem(gstin);
  const hasBank = fields.includes('bank');
  const ended = endedCodeFlag(bank.ifscCode);
  const hasGstin = fields.includes('gstin');
  const hasPan = fields.includes('pan') && hasGstin;
  return [
    ...doubtful(
      hasGstin && registration === '',
      'profile',
      'GSTIN',
      'GST is applicable, but the GSTIN is missing.',
    ),
    ...doubtful(
      hasGstin && gstin !== '' && taxes.scheme === SCHEME_LABELS.none,
      'profile',
      'GSTIN',
      'There is a GSTIN, but the tax details say that there is none.',
    ),
    ...doubtful(
      hasGstin && format === 'tally' && registration === 'SEZ',
      'profile',
      'GSTIN',
      'The vendor is a unit in a special economic zone: mark it in Tally.',
    ),
    ...doubtful(
      hasPan && pan !== '' && gstin !== '' && gstin.slice(2, 12) !== pan,
      'profile',
      'PAN',
      'The PAN differs from the one in the GSTIN. India Compliance takes that of the GSTIN.',
    ),
    ...doubtful(hasFreeAddress && country === INDIA && state === '', 'vendorform', 'State', NO_STATE),
    ...doubtful(
      hasFreeAddress && country !== '' && !COUNTRIES.includes(country),
      'vendorform',
      'Country',
      `“${country}” is not in the list of countries.`,
    ),
    ...doubtful(
      !isErpnext(format) && fields.includes('gstin') && wrongDigit !== undefined,
      'profile',
      'GSTIN',
      wrongDigit ?? '',
    ),
    ...doubtful(
      hasAddress && gstin !== '' && state !== '' && stateOfGstin(gstin) !== state,
      'profile',
      'State',
      otherState(gstin, state),
    ),
    ...doubtful(
      hasBank && bankOfIfsc !== '' && bankOfIfsc !== bank.bankName,
      'bankdetails',
      'Bank Name',
      `The IFSC belongs to ${bankOfIfsc}, but the bank is ${bank.bankName}.`,
    ),
    ...doubtful(hasBank && ended !== undefined, 'bankdetails', 'IFSC Code', ended ?? ''),
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
