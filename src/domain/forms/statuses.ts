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

export function formStatusLabel(status: FormStatus | null | undefined): string {
  return (status !== null && status !== undefined && FORM_STATUS_LABELS[status]) || 'NA';
}

export function overallStatusLabel(status: OverallStatus): string {
  return OVERALL_STATUS_LABELS[status];
}

/** R5: only while pending or returned; the GST declaration only while pending. */
export function isFormEditable(forms: FormStatuses, key: FormKey): boolean {
  return forms[key] === 0 || (forms[key] === -1 && isCorrectable(key));
}

/** Whether it can be changed while queries about it are open. */
export function isCorrectable(key: FormKey): boolean {
  return key !== 'nonapplicability';
}

export function isFormPrintable(status: FormStatus): boolean {
  return status >= 2;
}

export const STATUS_ICONS = {
  [-1]: 'question',
  0: 'clock',
  1: 'yellow-check',
  2: 'green-check',
  3: 'green-check',
} as const satisfies Record<FormStatus, string>;

/** null for NA: progress does not contain which forms apply (R13), so an alternative form at 0 is NA. */
export function progressStatus(forms: FormStatuses, key: FormKey): FormStatus | null {
  const status = forms[key];
  if (status !== 0 || !FORMS[key].concernsUnless) return status;
  return key === 'nonapplicability' && forms.status === 0 ? status : null;
}
