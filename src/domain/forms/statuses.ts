import type { FormKey, FormStatus, FormStatuses, OverallStatus } from '../records/records.ts';
import { FORMS } from './registry.ts';

const FORM_STATUS_LABELS: Record<FormStatus, string> = {
  [-1]: 'Queries',
  0: 'Pending',
  1: 'Submitted',
  2: 'Validated',
  3: 'Approved',
};

const OVERALL_STATUS_LABELS: Record<OverallStatus, string> = {
  0: 'Pending',
  1: 'Submitted',
  2: 'Validated',
  3: 'Sent for approval',
  4: 'Approved',
  5: 'Approved as exception',
};

/** The label of a form status; an empty or unknown value is 'NA'. */
export function formStatusLabel(status: FormStatus | null | undefined): string {
  return (status !== null && status !== undefined && FORM_STATUS_LABELS[status]) || 'NA';
}

/** The label of forms.status. */
export function overallStatusLabel(status: OverallStatus): string {
  return OVERALL_STATUS_LABELS[status];
}

/** R5: a form can be written only while it is pending or sent back with queries; GST only while pending. */
export function isFormEditable(forms: FormStatuses, key: FormKey): boolean {
  return forms[key] === 0 || (forms[key] === -1 && key !== 'nonapplicability');
}

/** Print appears from status 2 on. */
export function isFormPrintable(status: FormStatus): boolean {
  return status >= 2;
}

/** The person has been accepted, with or without exception. */
export function isApproved(forms: Pick<FormStatuses, 'approved'>): boolean {
  return forms.approved;
}

type StatusIconName = 'clock' | 'yellow-check' | 'green-check' | 'question' | 'none';

/**
 * The icon of a form status: clock, yellow check and green check for 0, 1 and 2. Approved keeps the green
 * check, queries show a question mark, and no status shows no icon.
 */
export function statusIcon(status: FormStatus | null | undefined): StatusIconName {
  switch (status) {
    case -1:
      return 'question';
    case 0:
      return 'clock';
    case 1:
      return 'yellow-check';
    case 2:
    case 3:
      return 'green-check';
    default:
      return 'none';
  }
}

/**
 * The status of a form as its introducer sees it, or null for NA. Progress does not say whom a form concerns (R13), so
 * one of the alternative forms that nobody has begun is NA, but for the GST declaration of who is still filling in.
 */
export function progressStatus(forms: FormStatuses, key: FormKey): FormStatus | null {
  const status = forms[key];
  if (status !== 0 || !FORMS[key].concerns) return status;
  return key === 'nonapplicability' && forms.status === 0 ? status : null;
}
