import { paths } from '../../config/paths.ts';
import type { FormKey, QueryCategory } from '../records/records.ts';

/** One group of the Queries screen: its title, the screen it links to, and the form it concerns. */
export interface QueryGroup {
  category: QueryCategory;
  title: string;
  path: string;
  /** Absent for `general`, which concerns the profile and no form. */
  form?: FormKey;
}

/** The query categories in the order of the page, each with the form that it links to. */
export const QUERY_GROUPS: readonly QueryGroup[] = [
  { category: 'general', title: 'General', path: paths.profile },
  { category: 'msa', title: 'Master Service Agreement', path: paths.exportMsa, form: 'msa' },
  { category: 'bank', title: 'Trainee Bank Details', path: paths.vendorBankDetails, form: 'bankdetails' },
  { category: 'vendorform', title: 'Trainee Data Form', path: paths.vendorForm, form: 'vendorform' },
  {
    category: 'nongst',
    title: 'Non-applicability of GST',
    path: paths.nonApplicability,
    form: 'nonapplicability',
  },
  { category: 'einvoicing', title: 'E-invoicing Declaration', path: paths.eInvoicing, form: 'einvoicing' },
];
