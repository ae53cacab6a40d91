import { INDIA } from '../countries.ts';
import type { ExportField } from './formats.ts';
import { MAX_NAME, nameWithin, type Vendor } from './vendors.ts';

/** A new installation of ERPNext has this supplier group. */
const SUPPLIER_GROUP = 'Services';
const ADDRESS_TYPE = 'Billing';
/** ERPNext's limit for a line of an address. */
export const MAX_LINE = 240;

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
  // ERPNext names an address after title and type.
  ['address_title', (vendor) => nameWithin(vendor, MAX_NAME - `-${ADDRESS_TYPE}`.length)],
  ['address_type', () => ADDRESS_TYPE],
  ['address_line1', ({ addressLines }) => twoLines(addressLines)[0], 'address'],
  ['address_line2', ({ addressLines }) => twoLines(addressLines)[1], 'address'],
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
  // ERPNext names an account after its title and its bank.
  ['account_name', (vendor) => nameWithin(vendor, MAX_NAME - ` - ${vendor.bank.bankName}`.length)],
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
  const columns = columnsOf(doctype, fields);
  return [columns.map(([name]) => name), ...vendors.map((vendor) => columns.map(([, of]) => of(vendor)))];
}

/** The first line and the others; a line that is too long continues in the second one. */
function twoLines([first = '', ...others]: readonly string[]): [string, string] {
  const rest = others.join(', ');
  if (first.length <= MAX_LINE && rest.length <= MAX_LINE) return [first, rest];
  const whole = rest === '' ? first : `${first}, ${rest}`;
  const space = whole.lastIndexOf(' ', MAX_LINE);
  const end = space > 0 ? space : MAX_LINE;
  return [whole.slice(0, end), whole.slice(end).trim()];
}

/** The cells of a vendor's row by their field names. */
export function erpnextRow(
  doctype: keyof typeof DOCTYPES,
  vendor: Vendor,
  fields: readonly ExportField[],
): Record<string, string> {
  return Object.fromEntries(columnsOf(doctype, fields).map(([name, of]) => [name, of(vendor)]));
}

function columnsOf(doctype: keyof typeof DOCTYPES, fields: readonly ExportField[]): readonly Column[] {
  return DOCTYPES[doctype].filter(([, , field]) => !field || fields.includes(field));
}

function gstCategory({ registration, country }: Vendor): string {
  if (registration === 'SEZ') return registration;
  if (registration === 'Regular' || registration === 'Composition') return `Registered ${registration}`;
  if (country === '') return '';
  return country === INDIA ? registration : 'Overseas';
}
