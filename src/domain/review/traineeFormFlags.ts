import { aadharMode } from '../../config/portal.ts';
import { erpnextRow } from '../exports/erpnext.ts';
import { problemsOfRow, type RowProblem } from '../exports/rowProblems.ts';
import { vendorOf } from '../exports/vendors.ts';
import type { RowOf } from '../forms/traineeForm.ts';
import { kindOf } from '../records/kinds.ts';
import type { SectionOne, UserRecord } from '../records/records.ts';
import { stateCodeIn } from '../stateNames.ts';
import { keptAadhar, validateAadhar } from '../validators/aadhar.ts';
import { validateGstin } from '../validators/gstin.ts';
import { normalise } from '../validators/normalise.ts';
import { validatePan } from '../validators/pan.ts';
import { validatePhone } from '../validators/phone.ts';
import { isIndia, validatePincode } from '../validators/pincode.ts';
import { validateRegistrationNumber } from '../validators/registrationNumber.ts';
import { differ, type Flag, flagsFrom, flagWhen } from './flag.ts';
import { fitsVendorStatus, holderOf } from './holderKind.ts';

/** Flags of Section 1. @param today the ISO date in India */
export function sectionOneFlags(record: UserRecord, today: string): Flag[] {
  const { sectionOne, sectionSix } = record.vendorDetails;
  return [
    ...(sectionOne
      ? [
          ...fieldFlags(sectionOne, record),
          ...comparisons(sectionOne, record),
          ...conflicts(sectionOne, record),
          ...(record.forms.vendorform === 0 ? [] : addressProblems(record)),
        ]
      : []),
    ...flag(
      (sectionSix?.signatoryDate ?? '') > today,
      'Date',
      'The date of the declaration is in the future.',
    ),
  ];
}

function fieldFlags(one: SectionOne, record: UserRecord): Flag[] {
  const { number, numberFormat } = kindOf(record);
  return [
    ...flagsFrom('vendorform', 'PAN Number', validatePan(one.panno, one.nameOfVendor)),
    ...flagsFrom('vendorform', 'Aadhar Number', validateAadhar(one.aadharcard)),
    ...flagsFrom('vendorform', 'PIN Code', validatePincode(one.pincode, one.country)),
    ...flagsFrom('vendorform', 'Telephone', validatePhone(one.telephone, isIndia(one.country))),
    ...flagsFrom('vendorform', number, validateRegistrationNumber(one.registrationNumber, numberFormat)),
    ...one.gstTable.flatMap((row, index) => gstRowFlags(row, `GST registration ${index + 1}`, one.panno)),
  ];
}

function gstRowFlags({ gstNo, gstStateCode }: RowOf<'gstTable'>, label: string, pan: string): Flag[] {
  const stateOfNumber = normalise(gstNo).slice(0, 2);
  const code = stateCodeIn(gstStateCode);
  const differs = gstNo !== '' && code !== '' && code !== stateOfNumber;
  return [
    ...flagsFrom('vendorform', label, validateGstin(gstNo, pan)),
    ...flag(differs, label, `The GSTIN starts with ${stateOfNumber}, but the State Code is ${gstStateCode}.`),
  ];
}

function comparisons(one: SectionOne, record: UserRecord): Flag[] {
  const { name, pancard, aadharcard } = record;
  const { hasAadhar, isPerson } = kindOf(record);
  return [
    ...flag(
      differ(one.nameOfVendor, name),
      'Name of Vendor',
      `The form says ${one.nameOfVendor}, but the profile says ${name}.`,
    ),
    ...flag(
      differ(one.panno, pancard),
      'PAN Number',
      'The PAN in the form differs from the PAN in the profile.',
    ),
    ...flag(
      differ(keptAadhar(one.aadharcard), keptAadhar(aadharcard)),
      'Aadhar Number',
      'The Aadhar number in the form differs from the one in the profile.',
    ),
    ...flag(
      aadharMode !== 'off' && !hasAadhar && (one.aadharcard !== '' || aadharcard !== ''),
      'Aadhar Number',
      isPerson
        ? 'There is an Aadhar number, but the nationality is Foreign.'
        : `There is an Aadhar number, but the form says ${one.vendorStatus}.`,
    ),
    ...flag(
      hasAadhar && (one.aadharcard === '') !== (aadharcard === ''),
      'Aadhar Number',
      one.aadharcard === ''
        ? 'The profile has an Aadhar number, the form has none.'
        : 'The form has an Aadhar number, the profile has none.',
    ),
  ];
}

/** The approver decides what a relation to the group means. */
function conflicts(
  { relatedwOMG, relatedwOMGRelation, panno, vendorStatus }: SectionOne,
  { pancard }: UserRecord,
) {
  const pan = panno || pancard;
  return [
    ...flag(
      relatedwOMG === 'Yes',
      'Related to the group',
      relatedwOMGRelation === ''
        ? 'The answer is Yes, but the relation is not given.'
        : `The answer is Yes: ${relatedwOMGRelation}`,
    ),
    ...flag(
      !fitsVendorStatus(pan, vendorStatus),
      'Vendor Status',
      `The fourth letter of the PAN stands for ${holderOf(pan)?.name}, but the form says ${vendorStatus}.`,
    ),
  ];
}

function flag(applies: boolean, label: string, message: string): Flag[] {
  return flagWhen(applies, 'vendorform', label, message);
}

/** The columns of an address that no other flag of a review checks. */
const ADDRESS_COLUMNS: readonly string[] = [
  'State',
  'Country',
  'Name of Vendor',
  'Address Line 1',
  'Address Line 2',
];

/** Problems that finance would have with the vendor's address, shown while the reviewer can still ask the person. */
function addressProblems(record: UserRecord): RowProblem[] {
  const vendor = vendorOf(record);
  const row = erpnextRow('erpnext-address', vendor, ['address', 'gstin']);
  return problemsOfRow(vendor, 'erpnext-address', row, true).filter(({ label }) =>
    ADDRESS_COLUMNS.includes(label),
  );
}
