import { hasRunOut } from '../due/exceptions.ts';
import { isBeingRenewed, pastYearOf } from '../due/letterYears.ts';
import { formTitle } from '../forms/registry.ts';
import type { BankTable } from '../hints/banks.ts';
import { parseUserRecord } from '../records/parseRecord.ts';
import type { BankDetails, UserRecord } from '../records/records.ts';
import type { TaxDetails } from '../records/taxes.ts';
import type { ReviewedPart, ReviewedRecord } from '../review/snapshots.ts';
import { formatDate } from '../time/dates.ts';
import { decidersOf } from '../transitions/impartial.ts';
import { unvalidatedForms } from '../transitions/review.ts';
import { type ExportField, type ExportFormatKey, formatOf } from './formats.ts';
import { rowProblems } from './receivers.ts';
import type { RowProblem } from './rowProblems.ts';
import { type Vendor, vendorOf } from './vendors.ts';

/** An approved person with the reviewer's snapshots. */
export interface ApprovedPerson {
  record: UserRecord;
  reviewed: ReviewedRecord;
  /** Whether a change of the bank account is open. */
  isBankChangePending?: boolean;
  taxes?: TaxDetails | null;
}

interface Person {
  uid: string;
  name: string;
  userid: string;
}

/** A person left out of the file, with the reason. */
export interface LeftOut extends Person {
  reason: string;
}

/** A person in the file with what the receiver will refuse, what was changed for it, and what is doubtful. */
export interface RowWithProblems extends Person {
  problems: readonly RowProblem[];
}

/**
 * Finance pays only reviewed details, and nobody whose exception ran out; people left out are listed with the reason, in the same order by name.
 */
export function checkForExport(
  format: ExportFormatKey,
  people: readonly ApprovedPerson[],
  now: number,
  fields: readonly ExportField[] = formatOf(format)?.fields ?? [],
  banks: BankTable = {},
): { vendors: Vendor[]; leftOut: LeftOut[]; problemRows: RowWithProblems[] } {
  const sorted = people
    .map((person) => ({
      person,
      vendor: vendorOf(person.record, person.isBankChangePending, person.taxes, banks),
    }))
    .sort((one, other) => one.vendor.name.localeCompare(other.vendor.name, 'en-IN'));
  const checked = sorted.map(({ person, vendor }) => ({
    vendor,
    record: person.record,
    uid: person.record.uid,
    reason: refusalOfExport(person, now) ?? missingFor(format, vendor),
  }));
  const taken = checked.filter(({ reason }) => reason === undefined);
  return {
    vendors: taken.map(({ vendor }) => vendor),
    leftOut: checked.flatMap(({ vendor: { name, userid }, uid, reason }) =>
      reason === undefined ? [] : [{ uid, name, userid, reason }],
    ),
    problemRows: taken.flatMap(({ vendor, record, uid }) => {
      const problems = [...rowProblems(format, vendor, fields), ...letterProblems(record, fields, now)];
      return problems.length === 0 ? [] : [{ uid, name: vendor.name, userid: vendor.userid, problems }];
    }),
  };
}

/** The vendor may have registered for GST since the letter. */
function letterProblems(record: UserRecord, fields: readonly ExportField[], now: number): RowProblem[] {
  const year = fields.includes('gstin') && pastYearOf(record, 'nonapplicability', now);
  if (!year) return [];
  const message = `The letter that GST does not apply is of ${year}; that of this year is not signed.`;
  return [{ outcome: 'doubtful', part: 'profile', label: 'GSTIN', message }];
}

const ONE_PERSON = 'One person reviewed and decided. Another reviewer has to validate the forms.';

/**
 * Undefined while an exception runs, when every applicable form is validated or being renewed by another person than the
 * approver, and PAN and bank details equal the reviewed ones.
 */
export function refusalOfExport({ record, reviewed }: ApprovedPerson, now: number): string | undefined {
  if (hasRunOut(record, now)) {
    return `The exception ran out on ${formatDate(record.approval?.until ?? '')}. An approver has to decide again.`;
  }
  const open = unvalidatedForms(record)
    .filter((key) => !isBeingRenewed(record, key, now))
    .map((key) => formTitle(record, key));
  if (open.length > 0) return `Not validated: ${open.join(', ')}.`;
  const { profile, bankdetails } = reviewed;
  const deciders = decidersOf(record);
  if (Object.values(reviewed).some(({ by }) => deciders.includes(by))) return ONE_PERSON;
  if (!profile || !bankdetails) return 'There is no review of the PAN and the bank details to compare with.';
  if (snapshotOf(profile).pancard !== record.pancard) return 'The PAN changed after the review.';
  return isSameAccount(snapshotOf(bankdetails).bankDetails, record.bankDetails)
    ? undefined
    : 'The bank details changed after the review.';
}

function snapshotOf({ user }: ReviewedPart): UserRecord {
  return parseUserRecord('', user);
}

function isSameAccount(one: BankDetails, other: BankDetails): boolean {
  return (Object.keys(other) as (keyof BankDetails)[]).every((field) => one[field] === other[field]);
}

function missingFor(format: ExportFormatKey, { addressLines, city, bank }: Vendor): string | undefined {
  if (format === 'erpnext-address' && (addressLines.length === 0 || city === '')) {
    return 'The record has no address with a city, which this file needs.';
  }
  if (format === 'erpnext-bank' && (bank.bankAccountNumber === '' || bank.bankName === '')) {
    return 'The record has no bank account, which this file needs.';
  }
  return undefined;
}
