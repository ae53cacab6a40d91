import type { FormKey, QueryCategory, UserRecord } from './records.ts';

/** One form a person may have to complete: its status field, the title people see, and the query category it answers to. */
export interface FormDefinition {
  key: FormKey;
  title: string;
  category: QueryCategory;
}

/** SPEC 2's three dashboard rows, in the order of the table. */
export const DASHBOARD_FORMS: readonly FormDefinition[] = [
  { key: 'nonapplicability', title: 'Non-applicability of GST', category: 'nongst' },
  { key: 'vendorform', title: 'Trainee Data Form', category: 'vendorform' },
  { key: 'bankdetails', title: 'Trainee Bank Details', category: 'bank' },
];

/** Forms that concern only some people; they follow SPEC's rows (SPEC 4, overall status). */
export const FURTHER_FORMS: readonly FormDefinition[] = [
  { key: 'einvoicing', title: 'E-invoicing Declaration', category: 'einvoicing' },
  { key: 'msa', title: 'Master Service Agreement', category: 'msa' },
];

export const FORM_KEYS: readonly FormKey[] = [
  'nonapplicability',
  'vendorform',
  'bankdetails',
  'einvoicing',
  'msa',
];

/** Says whether this person has to complete the form at all: SPEC 4's three alternatives name whom each concerns. */
export function isFormFor(
  record: Pick<UserRecord, 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendortype'>,
  key: FormKey,
): boolean {
  if (key === 'nonapplicability') return record.isGSTApplicable === 'no';
  if (key === 'einvoicing') return record.isEinvoicingApplicable === 'no';
  if (key === 'msa') return record.vendortype !== 'Overhead';
  return true;
}
