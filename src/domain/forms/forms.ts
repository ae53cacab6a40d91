import { paths } from '../../config/paths.ts';
import type { FormKey, QueryCategory, UserRecord } from '../records/records.ts';

/** One form a person may have to complete: its status field, title, screen, and the query category it answers to. */
export interface FormDefinition {
  key: FormKey;
  title: string;
  path: string;
  category: QueryCategory;
}

/** The dashboard's first three rows, in their order. */
export const DASHBOARD_FORMS: readonly FormDefinition[] = [
  {
    key: 'nonapplicability',
    title: 'Non-applicability of GST',
    path: paths.nonApplicability,
    category: 'nongst',
  },
  { key: 'vendorform', title: 'Trainee Data Form', path: paths.traineeForm, category: 'vendorform' },
  { key: 'bankdetails', title: 'Trainee Bank Details', path: paths.bankDetails, category: 'bank' },
];

/** Forms that concern only some people; they follow the other rows. */
export const FURTHER_FORMS: readonly FormDefinition[] = [
  { key: 'einvoicing', title: 'E-invoicing Declaration', path: paths.eInvoicing, category: 'einvoicing' },
  { key: 'msa', title: 'Master Service Agreement', path: paths.exportMsa, category: 'msa' },
];

export const FORM_KEYS: readonly FormKey[] = [
  'nonapplicability',
  'vendorform',
  'bankdetails',
  'einvoicing',
  'msa',
];

/** Says whether this person has to complete the form at all. Three forms are alternatives, each for other people. */
export function isFormFor(
  record: Pick<UserRecord, 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendortype'>,
  key: FormKey,
): boolean {
  if (key === 'nonapplicability') return record.isGSTApplicable === 'no';
  if (key === 'einvoicing') return record.isEinvoicingApplicable === 'no';
  if (key === 'msa') return record.vendortype !== 'Overhead';
  return true;
}

/**
 * Says whether a form that concerns only some people is listed for this person. Who is not registered for GST declares
 * just that; the e-invoicing declaration would repeat it, so it is listed for the GST-registered only.
 */
export function isFormListed(
  record: Pick<UserRecord, 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendortype'>,
  key: FormKey,
): boolean {
  return isFormFor(record, key) && (key !== 'einvoicing' || record.isGSTApplicable === 'yes');
}
