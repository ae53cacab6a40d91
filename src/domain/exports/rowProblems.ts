import { INDIA } from '../countries.ts';
import { stateOfGstin } from '../gstStates.ts';
import { startsIn } from '../pincodeStates.ts';
import { validateGstin } from '../validators/gstin.ts';
import { MAX_LINE } from './erpnext.ts';
import { type ColumnRule, GSTIN, type Part, PINCODES_OF, RULES, type Table } from './receiverRules.ts';
import { MAX_NAME, type Vendor } from './vendors.ts';

/** What the receiver does with a row: it refuses it, takes it changed by the portal, or takes a doubtful value. */
export type Outcome = 'refused' | 'changed' | 'doubtful';

export interface RowProblem {
  outcome: Outcome;
  part: Part;
  label: string;
  message: string;
}

export type Row = Readonly<Record<string, string>>;

/**
 * What the receiver refuses or doubts in a row, and what the portal changed for it.
 * @param table of the receiver; undefined for a file that no program takes
 * @param row what the table has of the vendor; empty without a table
 * @param hasUniqueName whether the file has the name with the user ID
 */
export function problemsOfRow(
  vendor: Vendor,
  table: Table | undefined,
  row: Row,
  hasUniqueName: boolean,
): RowProblem[] {
  return [
    ...(vendor.name === '' ? refused('vendorform', 'Name of Vendor', 'Name is missing.') : []),
    ...(table ? breachesOf(table, row) : []),
    ...changesOf(vendor, row, hasUniqueName),
  ];
}

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
  const starts = PINCODES_OF[state];
  const isElsewhere = pincode !== '' && starts && !startsIn(starts).includes(pincode.slice(0, 3));
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
    // ERPNext names the bank account after its title and its bank.
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

export function checkDigitProblem(gstin: string): string | undefined {
  const [problem] = GSTIN.pattern.test(gstin) ? validateGstin(gstin).warnings : [];
  return problem && `GSTIN: ${problem.message}`;
}

export function otherState(gstin: string, state: string): string {
  return `The GSTIN is of ${stateOfGstin(gstin)}, the address is in ${state}.`;
}

function refused(part: Part, label: string, message: string): RowProblem[] {
  return [{ outcome: 'refused', part, label, message }];
}

function changesOf(vendor: Vendor, row: Row, hasUniqueName: boolean): RowProblem[] {
  const { name, uniqueName, enteredName } = vendor;
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
