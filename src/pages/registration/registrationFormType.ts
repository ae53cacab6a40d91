import type { UseFormReturn } from 'react-hook-form';
import type { CheckedRegistration, RegistrationEntries } from './registrationSchema.ts';

/** The form as react-hook-form holds it: entries as typed, and checked on submission. */
export type RegistrationFormState = UseFormReturn<RegistrationEntries, unknown, CheckedRegistration>;
