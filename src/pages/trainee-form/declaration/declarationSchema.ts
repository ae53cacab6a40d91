import * as v from 'valibot';
import { PHONE_ERROR, validatePhone } from '../../../domain/validators/phone.ts';
import { requiredEmail, requiredText, validText } from '../section-one/fieldSchemas.ts';

/** Section 4 as it must be when the form is submitted. */
export const declarationSchema = v.object({
  serviceProvider: requiredText('Service Provider'),
  signatoryName: requiredText('Name of Signatory'),
  positionOfSignatory: requiredText('Position of Signatory'),
  signatoryContactNumber: validText('Contact Number of Signatory', validatePhone, PHONE_ERROR),
  signatoryEmail: requiredEmail('E-mail of Signatory'),
  place: requiredText('Place'),
  signatoryDate: v.pipe(requiredText('Date'), v.isoDate('Enter the Date as day, month and year')),
});

/** Section 4 as the form holds it: all of it is text. */
export type DeclarationValues = v.InferInput<typeof declarationSchema>;
