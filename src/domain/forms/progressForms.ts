import type { FormKey, FormStatus, FormStatuses } from '../records/records.ts';
import { DASHBOARD_FORMS, FURTHER_FORMS } from './forms.ts';

/** One form in an introducer's list. */
export interface ProgressForm {
  key: FormKey;
  /** For the head of a narrow column. */
  shortTitle: string;
  title: string;
}

const SHORT_TITLES: Record<FormKey, string> = {
  nonapplicability: 'GST',
  vendorform: 'Data form',
  bankdetails: 'Bank',
  einvoicing: 'E-invoicing',
  msa: 'MSA',
};

/** The forms of an introducer's list, in the order of the dashboard. */
export const PROGRESS_FORMS: readonly ProgressForm[] = [...DASHBOARD_FORMS, ...FURTHER_FORMS].map(
  ({ key, title }) => ({ key, title, shortTitle: SHORT_TITLES[key] }),
);

/**
 * The status of a form as its introducer sees it, or null for NA. Progress does not say whom a form concerns (R13), so
 * an alternative form that nobody has begun is NA, but for the GST declaration of who is still filling in.
 */
export function progressStatus(forms: FormStatuses, key: FormKey): FormStatus | null {
  const status = forms[key];
  if (status !== 0 || key === 'vendorform' || key === 'bankdetails') return status;
  return key === 'nonapplicability' && forms.status === 0 ? status : null;
}
