import * as v from 'valibot';
import { aadharMode } from '../../../config/portal.ts';
import { countryNamed } from '../../../domain/countries.ts';
import { isStateAsked } from '../../../domain/homeState.ts';
import { kindOfStatus } from '../../../domain/records/kinds.ts';
import { MAX_CONTACTS, MAX_GENERAL_QUESTIONS, MAX_GST_ROWS } from '../../../domain/records/limits.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { AADHAR_ERROR, AADHAR_LABEL, validateAadhar } from '../../../domain/validators/aadhar.ts';
import { PAN_ERROR, validatePan } from '../../../domain/validators/pan.ts';
import { PHONE_ERROR, validatePhone } from '../../../domain/validators/phone.ts';
import { optionalText, requiredEmail, requiredText, validText } from './fieldSchemas.ts';

const contacts = v.pipe(
  v.array(
    v.object({
      name: requiredText('Name'),
      designation: requiredText('Designation'),
      phone: validText('Phone', validatePhone, PHONE_ERROR),
      email: requiredEmail('E-mail'),
    }),
  ),
  v.maxLength(MAX_CONTACTS, `Enter at most ${MAX_CONTACTS} contacts`),
);

const gstRow = v.object({
  gstStateCode: requiredText('State Code'),
  gstNo: requiredText('GSTIN'),
  billingAddress: requiredText('Billing Address'),
  serviceName: requiredText('Service'),
  contactDetails: requiredText('Contact Details'),
});

const question = v.object({
  companyName: requiredText('Company Name'),
  refName: requiredText('Reference Name'),
  refNumber: requiredText('Reference Number'),
});

/** A reference that was typed and not added needs all its parts or none. */
const newQuestion = v.union([
  v.object({ companyName: v.literal(''), refName: v.literal(''), refNumber: v.literal('') }),
  question,
]);

/** Required at the submission; a draft is saved without these checks. The vendor status decides about Aadhar. */
export function sectionOneSchema(isGstApplicable: boolean, nationality?: UserRecord['nationality']) {
  return v.pipe(
    v.object({
      nameOfVendor: requiredText('Name of Vendor'),
      addressL1: requiredText('Address Line 1'),
      addressL2: requiredText('Address Line 2'),
      addressL3: requiredText('Address Line 3'),
      city: requiredText('City'),
      pincode: requiredText('PIN Code'),
      country: v.pipe(
        requiredText('Country'),
        v.check(
          (country) => country === '' || countryNamed(country) !== undefined,
          'Choose the Country from the list',
        ),
      ),
      state: optionalText,
      telephone: validText('Telephone', validatePhone, PHONE_ERROR),
      vendorStatus: requiredText('Vendor Status'),
      registrationNumber: requiredText('Registration Number'),
      panno: validText('PAN Number', validatePan, PAN_ERROR),
      aadharcard: v.pipe(
        optionalText,
        v.check((input) => validateAadhar(input).error === undefined, AADHAR_ERROR),
      ),
      relatedwOMG: requiredText('Related to the group'),
      relatedwOMGRelation: optionalText,
      vendorTypes: v.array(v.object({ name: v.string(), isChecked: v.boolean() })),
      accountsDetails: contacts,
      salesDetails: contacts,
      makerDetails: contacts,
      gstTable: v.pipe(
        v.array(gstRow),
        v.maxLength(MAX_GST_ROWS, `Enter at most ${MAX_GST_ROWS} GST registrations`),
        v.check((rows) => !isGstApplicable || rows.length > 0, 'Add at least one GST registration'),
      ),
      generalQuestions: v.pipe(
        v.array(question),
        v.maxLength(MAX_GENERAL_QUESTIONS, `Enter at most ${MAX_GENERAL_QUESTIONS} references`),
      ),
      newQuestion,
      /** The cleared invalid PAN, which the person can restore. */
      rejectedPan: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['city'], ['pincode'], ['country'], ['state']],
        (address) => address.state !== '' || !isStateAsked(address),
        'State is required',
      ),
      ['state'],
    ),
    v.forward(
      v.partialCheck(
        [['vendorStatus'], ['aadharcard']],
        ({ vendorStatus, aadharcard }) =>
          aadharcard !== '' || !kindOfStatus(vendorStatus, nationality).hasAadhar,
        `${AADHAR_LABEL} ${aadharMode === 'last4' ? 'are' : 'is'} required`,
      ),
      ['aadharcard'],
    ),
    v.forward(
      v.partialCheck(
        [['relatedwOMG'], ['relatedwOMGRelation']],
        ({ relatedwOMG, relatedwOMGRelation }) => relatedwOMG !== 'Yes' || relatedwOMGRelation !== '',
        'Relation is required',
      ),
      ['relatedwOMGRelation'],
    ),
  );
}

export type SectionOneValues = v.InferInput<ReturnType<typeof sectionOneSchema>>;
