import * as v from 'valibot';
import { emptySectionSix } from '../../../domain/records/defaults.ts';
import { kindOf } from '../../../domain/records/kinds.ts';
import type { SectionSix, UserRecord } from '../../../domain/records/records.ts';
import { isDate } from '../../../domain/transitions/guards.ts';
import { addressIn } from '../../../domain/validators/emailAddress.ts';
import { trimmed } from '../../../domain/validators/normalise.ts';
import { PHONE_ERROR, validatePhone } from '../../../domain/validators/phone.ts';
import { requiredEmail, requiredText, validText } from '../section-one/fieldSchemas.ts';

/** Required at the submission of the form. */
export const declarationSchema = v.object({
  serviceProvider: requiredText('Service Provider'),
  signatoryName: requiredText('Name of Signatory'),
  positionOfSignatory: requiredText('Position of Signatory'),
  signatoryContactNumber: validText('Contact Number of Signatory', validatePhone, PHONE_ERROR),
  signatoryEmail: requiredEmail('E-mail of Signatory'),
  place: requiredText('Place'),
  signatoryDate: v.pipe(requiredText('Date'), v.check(isDate, 'Enter the Date as day, month and year')),
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
    ...trimmed(values),
    signatoryContactNumber: validatePhone(values.signatoryContactNumber).value,
    signatoryEmail: addressIn(values.signatoryEmail),
  };
}
