import { expiriesOf, expiryStage } from '../due/expiries.ts';
import { yearOfLetter } from '../due/letterYears.ts';
import { changedProof, documentRowsOf } from '../forms/documentRows.ts';
import { type AmendedValues, type AmendmentKind, amendmentKind } from '../records/amendments.ts';
import { companyByState } from '../records/companies.ts';
import { isFromIndia } from '../records/kinds.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import type { TaxEntry } from '../records/taxes.ts';
import { taxFlags } from '../taxes/taxSection.ts';
import { financialYearAt, formatDate, todayInIndia } from '../time/dates.ts';
import { hasFile } from '../transitions/guards.ts';
import { validateAadhar } from '../validators/aadhar.ts';
import {
  BANK_CLOSED,
  CLOSED_BANK,
  validateAccountNumber,
  validateIfsc,
  validateMicr,
} from '../validators/bank.ts';
import { endedCodeFlag } from '../validators/endedBanks.ts';
import { validateGstin } from '../validators/gstin.ts';
import { validatePan } from '../validators/pan.ts';
import { validatePhone } from '../validators/phone.ts';
import { isIndia } from '../validators/pincode.ts';
import { differ, type Flag, flagsFrom, flagWhen } from './flag.ts';
import { holderOf, isCompanyOrFirm } from './holderKind.ts';
import { type ReviewState, reviewSection } from './sections.ts';
import { sectionOneFlags } from './traineeFormFlags.ts';

/** Flags never block a validation: the reviewer decides. No message holds an Aadhar or account number. */
export function reviewFlags(
  record: UserRecord,
  documents: DocumentsRecord,
  now: Date,
  taxes: TaxEntry | null = null,
): Flag[] {
  return [
    ...profileFlags(record),
    ...documentFlags(record, documents, now),
    ...bankFlags(record, documents),
    ...sectionOneFlags(record, todayInIndia(now)),
    ...declarationFlags(record, now),
    ...taxFlags(record, taxes, todayInIndia(now)),
  ];
}

/**
 * The flags that staff read about a change of an approved record: those that it brings, and those on the values that it
 * replaces.
 *
 * @param declared - the tax details on record
 */
export function flagsOfChange(
  kind: AmendmentKind,
  { user, documents, taxes }: AmendedValues,
  { record, documents: stored }: ReviewState,
  declared: TaxEntry | null,
  now: Date,
): Flag[] {
  const { part } = amendmentKind(kind);
  const changed = { ...record, ...user };
  const section = part && reviewSection(changed, part);
  const labels = [
    ...(section?.details ?? []).filter(({ field }) => field in user || 'bankDetails' in user),
    ...(section?.files ?? []).filter(({ key }) => key in documents),
  ].map(({ label }) => label);
  const before = reviewFlags(record, stored, now, taxes ? null : declared);
  return reviewFlags(changed, { ...stored, ...documents }, now, taxes ?? declared).filter(
    (flag) =>
      (flag.part === part && labels.includes(flag.label)) || !before.some((known) => isSameFlag(known, flag)),
  );
}

function isSameFlag(one: Flag, other: Flag): boolean {
  return one.part === other.part && one.label === other.label && one.message === other.message;
}

function profileFlags(record: UserRecord): Flag[] {
  const { name, pancard, aadharcard, phone, isGSTApplicable, GSTIN } = record;
  const isRegistered = isGSTApplicable === 'yes';
  return [
    ...flagsFrom('profile', 'PAN Number', validatePan(pancard, name)),
    ...flagsFrom('profile', 'Aadhar Number', validateAadhar(aadharcard)),
    ...flagsFrom('profile', 'Contact Number', validatePhone(phone, isFromIndia(record))),
    ...(isRegistered ? flagsFrom('profile', 'GSTIN', validateGstin(GSTIN, pancard)) : []),
    ...flagWhen(pancard === '', 'profile', 'PAN Number', 'The PAN is missing.'),
    ...flagWhen(
      isRegistered && GSTIN === '',
      'profile',
      'GSTIN',
      'GST is applicable, but the GSTIN is missing.',
    ),
  ];
}

function documentFlags(record: UserRecord, documents: DocumentsRecord, now: Date): Flag[] {
  const proof = changedProof(record, documents);
  return [
    ...documentRowsOf(record)
      .filter(({ key, isNeeded }) => isNeeded && !hasFile(documents[key]))
      .flatMap(({ label }) => flagWhen(true, 'profile', label, 'This document is missing.')),
    ...expiriesOf(record, documents).flatMap(({ title, until }) =>
      flagWhen(expiryStage(until, now.getTime()) > 0, 'profile', title, expiryText(until, now)),
    ),
    ...(proof
      ? flagWhen(
          true,
          'profile',
          proof.now,
          `Uploaded as ${proof.before}, before the vendor status or the nationality changed. Check the file.`,
        )
      : []),
  ];
}

function expiryText(until: string, now: Date): string {
  const ended = todayInIndia(now) > until;
  return `It ${ended ? 'was' : 'is'} valid until ${formatDate(until)}. Ask for a new one.`;
}

function bankFlags(record: UserRecord, documents: DocumentsRecord): Flag[] {
  const { bankDetails, forms, name, pancard, vendorDetails } = record;
  const { nameOfVendor = '', vendorStatus = '' } = vendorDetails.sectionOne ?? {};
  const isOfPerson = bankDetails.bankAccountType === 'Savings';
  const ended = endedCodeFlag(bankDetails.ifscCode);
  const isCheckless = forms.bankdetails !== 0 && !hasFile(documents.cancelledCheque);
  const flag = (applies: boolean, label: string, message: string) =>
    flagWhen(applies, 'bankdetails', label, message);
  return [
    ...flagsFrom('bankdetails', 'Bank Account Number', validateAccountNumber(bankDetails.bankAccountNumber)),
    ...flagsFrom('bankdetails', 'MICR Code', validateMicr(bankDetails.bankMICR)),
    ...flagsFrom('bankdetails', 'IFSC Code', validateIfsc(bankDetails.ifscCode)),
    ...flag(bankDetails.ifscCode.startsWith(CLOSED_BANK), 'IFSC Code', BANK_CLOSED),
    ...flag(ended !== undefined, 'IFSC Code', ended ?? ''),
    ...flag(isCheckless, 'Cancelled Cheque', 'The cancelled cheque is missing.'),
    ...flag(
      isOfPerson && isCompanyOrFirm(pancard, vendorStatus),
      'Bank Account Type',
      "Companies and firms usually have a current account. Check the account holder's name on the cheque.",
    ),
    ...flag(
      forms.bankdetails !== 0 && differ(nameOfVendor, name),
      'Cancelled Cheque',
      `The account holder may be ${nameOfVendor} or ${name}. Check the name on the cheque.`,
    ),
  ];
}

function declarationFlags(record: UserRecord, now: Date): Flag[] {
  const { nongst, forms, isGSTApplicable } = record;
  if (forms.nonapplicability === 0) return [];
  const flag = (applies: boolean, label: string, message: string) =>
    flagWhen(applies, 'nonapplicability', label, message);
  const company = companyByState(nongst.state);
  const year = yearOfLetter(nongst);
  const present = financialYearAt(now);
  const isInIndia = isIndia(record.vendorDetails.sectionOne?.country ?? '');
  return [
    ...flag(
      isGSTApplicable === 'yes',
      'GST Applicable',
      'Declared as not applicable, but the profile says Yes.',
    ),
    ...flag(
      company?.address !== nongst.address || company.gstin !== nongst.gstinNumber,
      'Company Address',
      nongst.state || nongst.address || nongst.gstinNumber
        ? 'State, address and GSTIN do not match any of our offices.'
        : 'State, address and GSTIN are missing.',
    ),
    ...flag(nongst.date > todayInIndia(now), 'Date', 'The date is in the future.'),
    ...flag(
      isSponsored(record),
      'Reason',
      'Sponsorship by somebody who is no company: tax may be payable by us (reverse charge).',
    ),
    ...flag(
      nongst.reason === 'abroad' && isInIndia,
      'Reason',
      'Only services from abroad are declared, but the address is in India.',
    ),
    ...flag(
      year !== '' && year < present,
      'Date',
      `The declaration is for the financial year ${year}; the current one is ${present}.`,
    ),
  ];
}

/** Fact F5 of docs/decisions.md, "Letters". */
function isSponsored({ vendorTypes, pancard }: UserRecord): boolean {
  const holder = holderOf(pancard)?.kind;
  const isSponsor = vendorTypes.some(
    ({ name, isChecked }) => isChecked && name === 'Sponserships and Events',
  );
  return isSponsor && holder !== undefined && holder !== 'C';
}
