import type { RegistrationField } from './registrationSchema.ts';

/** The id of a field's input, which the error summary links to. */
export function fieldId(name: RegistrationField): string {
  return `registration-${name}`;
}
