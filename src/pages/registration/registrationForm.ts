import type { UseFormReturn } from 'react-hook-form';
import type { CheckedRegistration, RegistrationEntries, RegistrationField } from './registrationSchema.ts';

/** The id of a field's input, which the error summary links to. */
export function fieldId(name: RegistrationField): string {
  return `registration-${name}`;
}

/** The form as react-hook-form holds it: entries as typed, and checked on submission. */
export type RegistrationFormState = UseFormReturn<RegistrationEntries, unknown, CheckedRegistration>;
