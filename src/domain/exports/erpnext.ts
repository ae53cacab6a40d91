import type { ExportField } from './formats.ts';
import type { Vendor } from './vendors.ts';

/** A new installation of ERPNext has this supplier group. */
const SUPPLIER_GROUP = 'Services';

type Column = readonly [fieldName: string, of: (vendor: Vendor) => string, field?: ExportField];

// Data Import accepts field names, which do not depend on version or language. `pan`, `gstin` and `gst_category`
// belong to the app India Compliance.
const SUPPLIER: readonly Column[] = [
  ['supplier_name', ({ uniqueName }) => uniqueName],
  ['supplier_group', () => SUPPLIER_GROUP],
  ['supplier_type', ({ isIndividual }) => (isIndividual ? 'Individual' : 'Company')],
  ['country', ({ country }) => country],
  ['tax_id', ({ pan }) => pan, 'pan'],
  ['pan', ({ pan }) => pan, 'pan'],
  ['gstin', ({ gstin }) => gstin, 'gstin'],
  ['gst_category', gstCategory, 'gstin'],
];

const ADDRESS: readonly Column[] = [
  ['address_title', ({ uniqueName }) => uniqueName],
  ['address_type', () => 'Billing'],
  ['address_line1', ({ addressLines: [first = ''] }) => first, 'address'],
  ['address_line2', ({ addressLines: [, ...others] }) => others.join(', '), 'address'],
  ['city', ({ city }) => city, 'address'],
  ['state', ({ state }) => state, 'address'],
  ['pincode', ({ pincode }) => pincode, 'address'],
  ['country', ({ country }) => country, 'address'],
  ['email_id', ({ email }) => email, 'contact'],
  ['phone', ({ phone }) => phone, 'contact'],
  ['gstin', ({ gstin }) => gstin, 'gstin'],
  ['gst_category', gstCategory, 'gstin'],
  ['links.link_doctype', () => 'Supplier'],
  ['links.link_name', ({ uniqueName }) => uniqueName],
];

const BANK_ACCOUNT: readonly Column[] = [
  ['account_name', ({ uniqueName }) => uniqueName],
  ['bank', ({ bank }) => bank.bankName, 'bank'],
  ['party_type', () => 'Supplier'],
  ['party', ({ uniqueName }) => uniqueName],
  ['bank_account_no', ({ bank }) => bank.bankAccountNumber, 'bank'],
  ['branch_code', ({ bank }) => bank.ifscCode, 'bank'],
];

const DOCTYPES = {
  'erpnext-supplier': SUPPLIER,
  'erpnext-address': ADDRESS,
  'erpnext-bank': BANK_ACCOUNT,
};

/** For ERPNext's Data Import, "Insert New Records". */
export function erpnextTable(
  doctype: keyof typeof DOCTYPES,
  vendors: readonly Vendor[],
  fields: readonly ExportField[],
): string[][] {
  const columns = DOCTYPES[doctype].filter(([, , field]) => !field || fields.includes(field));
  return [columns.map(([name]) => name), ...vendors.map((vendor) => columns.map(([, of]) => of(vendor)))];
}

function gstCategory({ gstin, country, taxes }: Vendor): string {
  if (gstin !== '') return taxes.isComposition ? 'Registered Composition' : 'Registered Regular';
  return country === 'India' ? 'Unregistered' : 'Overseas';
}
