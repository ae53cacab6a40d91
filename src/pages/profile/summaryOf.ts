import type { FieldErrors } from 'react-hook-form';
import type { SummaryItem } from '../../ui/fields/ErrorSummary.tsx';
import type { ProfileEntries } from './profileSchema.ts';

/** The fields that can be wrong, in the order of the screen. */
const ORDER = ['name', 'designation', 'phone', 'pancard', 'aadharcard', 'address', 'GSTIN'] as const;

/** What the error summary of My Profile lists. */
export function summaryOf(errors: FieldErrors<ProfileEntries>): SummaryItem[] {
  return ORDER.flatMap((key) => {
    const message = errors[key]?.message;
    return message === undefined ? [] : [{ fieldId: `profile-${key}`, message }];
  });
}
