import * as v from 'valibot';
import { aadharMode } from '../../../config/portal.ts';
import { countryNamed } from '../../../domain/countries.ts';
import { ROW_LISTS, SECTION_ONE } from '../../../domain/forms/traineeForm.ts';
import { isStateAsked } from '../../../domain/homeState.ts';
import { kindOfStatus } from '../../../domain/records/kinds.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { AADHAR_ERROR, AADHAR_LABEL, validateAadhar } from '../../../domain/validators/aadhar.ts';
import { PAN_ERROR, validatePan } from '../../../domain/validators/pan.ts';
import { PHONE_ERROR, validatePhone } from '../../../domain/validators/phone.ts';
import {
  optionalText,
  requiredEmail,
  requiredName,
  requiredText,
  requiredTexts,
  validText,
} from './fieldSchemas.ts';

const { accountsDetails, gstTable, generalQuestions } = ROW_LISTS;
const contact = accountsDetails.fields;

const contacts = v.pipe(
  v.array(
    v.object({
      name: requiredName(contact.name),
      designation: requiredText(contact.designation),
      phone: validText(contact.phone, validatePhone, PHONE_ERROR),
      email: requiredEmail(contact.email),
    }),
  ),
  v.maxLength(accountsDetails.max, `Enter at most ${accountsDetails.max} contacts`),
);

const gstRow = v.object(requiredTexts(gstTable.fields));
const question = v.object(requiredTexts(generalQuestions.fields));

/** A reference that was typed and not added needs all its parts or none. */
const newQuestion = v.union([
  v.object({ companyName: v.literal(''), refName: v.literal(''), refNumber: v.literal('') }),
  question,
]);

/** Required at the submission; a draft is saved without these checks. The vendor status decides about Aadhar. */
export function sectionOneSchema(isGstApplicable: boolean, nationality?: UserRecord['nationality']) {
  return v.pipe(
    v.object({
      nameOfVendor: requiredName(SECTION_ONE.nameOfVendor),
      addressL1: requiredText(SECTION_ONE.addressL1),
      addressL2: requiredText(SECTION_ONE.addressL2),
      addressL3: requiredText(SECTION_ONE.addressL3),
      city: requiredText(SECTION_ONE.city),
      pincode: requiredText(SECTION_ONE.pincode),
      country: v.pipe(
        requiredText(SECTION_ONE.country),
        v.check(
          (country) => country === '' || countryNamed(country) !== undefined,
          'Choose the Country from the list',
        ),
      ),
      state: optionalText,
      telephone: validText(SECTION_ONE.telephone, validatePhone, PHONE_ERROR),
      vendorStatus: requiredText(SECTION_ONE.vendorStatus),
      registrationNumber: requiredText(SECTION_ONE.registrationNumber),
      panno: validText(SECTION_ONE.panno, validatePan, PAN_ERROR),
      aadharcard: v.pipe(
        optionalText,
        v.check((input) => validateAadhar(input).error === undefined, AADHAR_ERROR),
      ),
      relatedwOMG: requiredText(SECTION_ONE.relatedwOMG),
      relatedwOMGRelation: optionalText,
      vendorTypes: v.array(v.object({ name: v.string(), isChecked: v.boolean() })),
      accountsDetails: contacts,
      salesDetails: contacts,
      makerDetails: contacts,
      gstTable: v.pipe(
        v.array(gstRow),
        v.maxLength(gstTable.max, `Enter at most ${gstTable.max} GST registrations`),
        v.check((rows) => !isGstApplicable || rows.length > 0, 'Add at least one GST registration'),
      ),
      generalQuestions: v.pipe(
        v.array(question),
        v.maxLength(generalQuestions.max, `Enter at most ${generalQuestions.max} references`),
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
