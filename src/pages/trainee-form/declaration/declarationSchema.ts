import * as v from 'valibot';
import { SECTION_SIX } from '../../../domain/forms/traineeForm.ts';
import { emptySectionSix } from '../../../domain/records/defaults.ts';
import { kindOf } from '../../../domain/records/kinds.ts';
import type { SectionSix, UserRecord } from '../../../domain/records/records.ts';
import { isDate } from '../../../domain/transitions/guards.ts';
import { addressIn } from '../../../domain/validators/emailAddress.ts';
import { plainTexts } from '../../../domain/validators/normalise.ts';
import { PHONE_ERROR, validatePhone } from '../../../domain/validators/phone.ts';
import { requiredEmail, requiredName, requiredText, validText } from '../section-one/fieldSchemas.ts';

/** Required at the submission of the form. */
export const declarationSchema = v.object({
  serviceProvider: requiredText(SECTION_SIX.serviceProvider),
  signatoryName: requiredName(SECTION_SIX.signatoryName),
  positionOfSignatory: requiredText(SECTION_SIX.positionOfSignatory),
  signatoryContactNumber: validText(SECTION_SIX.signatoryContactNumber, validatePhone, PHONE_ERROR),
  signatoryEmail: requiredEmail(SECTION_SIX.signatoryEmail),
  place: requiredText(SECTION_SIX.place),
  signatoryDate: v.pipe(
    requiredText(SECTION_SIX.signatoryDate),
    v.check(isDate, 'Enter the Date as day, month and year'),
  ),
});

export type DeclarationValues = v.InferInput<typeof declarationSchema>;

/** The initial values come from the profile, except the place; the date is today's. A company is no signatory. */
export function declarationValues(record: UserRecord, today: string): DeclarationValues {
  const stored = record.vendorDetails.sectionSix ?? emptySectionSix();
  return {
    ...stored,
    serviceProvider: stored.serviceProvider || record.name,
    signatoryName: stored.signatoryName || (kindOf(record).isPerson ? record.name : ''),
    positionOfSignatory: stored.positionOfSignatory || record.designation,
    signatoryContactNumber: stored.signatoryContactNumber || record.phone,
    signatoryEmail: stored.signatoryEmail || record.email,
    signatoryDate: stored.signatoryDate || today,
  };
}

export function tidyDeclaration(values: DeclarationValues): SectionSix {
  return {
    ...plainTexts(values),
    signatoryContactNumber: validatePhone(values.signatoryContactNumber).value,
    signatoryEmail: addressIn(values.signatoryEmail),
  };
}
