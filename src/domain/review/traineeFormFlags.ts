import type { GstRow, SectionOne, UserRecord } from '../records/records.ts';
import { validateAadhar } from '../validators/aadhar.ts';
import { fine, type Validated } from '../validators/finding.ts';
import { validateGstin } from '../validators/gstin.ts';
import { normalise } from '../validators/normalise.ts';
import { validatePan } from '../validators/pan.ts';
import { validatePincode } from '../validators/pincode.ts';
import { differ, type Flag, flagsFrom, flagWhen } from './flag.ts';
import { fitsVendorStatus, holderOf } from './holderKind.ts';

/** @param today in India, as yyyy-mm-dd */
export function sectionOneFlags(record: UserRecord, today: string): Flag[] {
  const { sectionOne, sectionSix } = record.vendorDetails;
  return [
    ...(sectionOne
      ? [...fieldFlags(sectionOne), ...comparisons(sectionOne, record), ...conflicts(sectionOne, record)]
      : []),
    ...flag(
      (sectionSix?.signatoryDate ?? '') > today,
      'Date',
      'The date of the declaration is in the future.',
    ),
  ];
}

function fieldFlags(one: SectionOne): Flag[] {
  const isUdyam = normalise(one.registrationNumber).startsWith('UDYAM');
  return [
    ...flagsFrom('vendorform', 'PAN Number', validatePan(one.panno, one.nameOfVendor)),
    ...flagsFrom('vendorform', 'Aadhar Number', validateAadhar(one.aadharcard)),
    ...flagsFrom('vendorform', 'PIN Code', validatePincode(one.pincode, one.country)),
    ...(isUdyam ? flagsFrom('vendorform', 'Registration Number', validateUdyam(one.registrationNumber)) : []),
    ...one.gstTable.flatMap((row, index) => gstRowFlags(row, `GST registration ${index + 1}`, one.panno)),
  ];
}

function gstRowFlags({ gstNo, gstStateCode }: GstRow, label: string, pan: string): Flag[] {
  const stateOfNumber = normalise(gstNo).slice(0, 2);
  const differs = gstNo !== '' && gstStateCode !== '' && normalise(gstStateCode) !== stateOfNumber;
  return [
    ...flagsFrom('vendorform', label, validateGstin(gstNo, pan)),
    ...flag(differs, label, `The GSTIN starts with ${stateOfNumber}, but the State Code is ${gstStateCode}.`),
  ];
}

function comparisons(one: SectionOne, { name, pancard, aadharcard }: UserRecord): Flag[] {
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
      differ(one.aadharcard, aadharcard),
      'Aadhar Number',
      'The Aadhar number in the form differs from the one in the profile.',
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

function flag(isOdd: boolean, label: string, message: string): Flag[] {
  return flagWhen(isOdd, 'vendorform', label, message);
}

export function validateUdyam(input: string): Validated {
  const value = normalise(input);
  if (value === '') return fine(value);
  const parts = /^UDYAM([A-Z]{2})([0-9]{2})([0-9]{7})$/.exec(value);
  if (parts) return fine(['UDYAM', ...parts.slice(1)].join('-'));
  const message =
    'An Udyam number looks like UDYAM-MH-00-0000001: two letters, two digits, seven digits. Check it against the certificate.';
  return { value: input.trim().toUpperCase(), warnings: [{ message }] };
}
