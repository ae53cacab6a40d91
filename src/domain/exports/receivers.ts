import { COUNTRIES, INDIA } from '../countries.ts';
import { stateOfGstin } from '../gstStates.ts';
import { SCHEME_LABELS } from '../records/taxes.ts';
import { endedCodeFlag } from '../validators/endedBanks.ts';
import { erpnextRow } from './erpnext.ts';
import type { ExportField, ExportFormatKey } from './formats.ts';
import { NO_STATE, type Part, RULES, type Table } from './receiverRules.ts';
import { checkDigitProblem, otherState, problemsOfRow, type Row, type RowProblem } from './rowProblems.ts';
import { tallyRow } from './tally.ts';
import type { Vendor } from './vendors.ts';

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
  const table = isTable(format) ? format : undefined;
  const row = table ? rowOf(table, vendor, fields) : {};
  const hasUniqueName = format !== 'csv' && format !== 'xlsx';
  return [...problemsOfRow(vendor, table, row, hasUniqueName), ...doubtfulValues(format, vendor, fields)];
}

function doubtfulValues(
  format: ExportFormatKey,
  { bank, bankOfIfsc, isBankChangePending, country, state, pan, gstin, registration, taxes }: Vendor,
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
  const ofGstin = (applies: boolean, message: string) =>
    doubtful(hasGstin && applies, 'profile', 'GSTIN', message);
  const ofBank = (applies: boolean, label: string, message: string) =>
    doubtful(hasBank && applies, 'bankdetails', label, message);
  return [
    ...ofGstin(registration === '', 'GST is applicable, but the GSTIN is missing.'),
    ...ofGstin(
      gstin !== '' && taxes.scheme === SCHEME_LABELS.none,
      'There is a GSTIN, but the tax details say that there is none.',
    ),
    ...ofGstin(
      format === 'tally' && registration === 'SEZ',
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
    ...ofGstin(!isErpnext(format) && wrongDigit !== undefined, wrongDigit ?? ''),
    ...doubtful(
      hasAddress && gstin !== '' && state !== '' && stateOfGstin(gstin) !== state,
      'profile',
      'State',
      otherState(gstin, state),
    ),
    ...ofBank(
      bankOfIfsc !== '' && bankOfIfsc !== bank.bankName,
      'Bank Name',
      `The IFSC belongs to ${bankOfIfsc}, but the bank is ${bank.bankName}.`,
    ),
    ...ofBank(
      isBankChangePending && isTable(format),
      'Bank Account Number',
      'A change of the bank account is open; the file has the one on record.',
    ),
    ...ofBank(ended !== undefined, 'IFSC Code', ended ?? ''),
  ];
}
