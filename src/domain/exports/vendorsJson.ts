import * as v from 'valibot';
import type { ExportField } from './formats.ts';
import type { Vendor } from './vendors.ts';

/** Raised when a value gets another meaning or is removed; a new value does not raise it. */
const VERSION = 1;

const text = (description: string) => v.pipe(v.string(), v.description(description));

const Row = v.object({
  name: text('Name of the vendor, one line'),
  uniqueName: text('The name followed by the user ID, at most 140 characters'),
  userid: v.optional(v.string()),
  type: v.optional(
    v.object({
      type: text('Vendor or Trainee'),
      vendorStatus: v.string(),
      registrationNumber: text('CIN, LLPIN or another number, as entered'),
      cin: text('The registration number of a company, otherwise empty'),
      isIndividual: v.boolean(),
    }),
  ),
  contact: v.optional(
    v.object({
      email: v.string(),
      phone: text(
        'Ten digits of a mobile number in India, a landline with the 0 of its area code, otherwise with the country code or as entered',
      ),
    }),
  ),
  pan: v.optional(v.string()),
  gstin: v.optional(v.string()),
  address: v.optional(
    v.object({
      lines: v.array(v.string()),
      city: v.string(),
      pincode: text('Six digits in India'),
      state: text('In the spelling of the GST system; empty outside India and where no source is sure'),
      country: text('In the spelling of ERPNext; otherwise as entered'),
    }),
  ),
  bank: v.optional(
    v.object({
      name: text('The name that belongs to the IFSC, or as entered'),
      branch: v.string(),
      branchAddress: v.string(),
      accountType: v.picklist(['', 'Savings', 'Current']),
      accountNumber: text('Digits with their leading zeros'),
      ifsc: v.string(),
      micr: v.string(),
      isChangePending: v.boolean(),
    }),
  ),
  taxes: v.optional(
    v.object({
      class: v.string(),
      udyam: v.string(),
      since: text('The ISO date of the Udyam certificate'),
      year: text('The financial year of the class, like 2026-27'),
      activity: v.string(),
      scheme: v.string(),
      certificate: text('The number of the certificate of lower deduction'),
      until: text('The last day of that certificate, like 31 Mar 2027'),
    }),
  ),
  approval: v.optional(v.object({ status: v.string(), on: v.string(), by: v.string(), until: v.string() })),
});

/** docs/vendors-1.schema.json describes the same. Every text may be empty; a field that was not chosen is absent. */
export const VendorsSchema = v.pipe(
  v.object({ version: v.literal(VERSION), vendors: v.array(Row) }),
  v.title('Vendors of the onboarding portal, version 1'),
  v.description(
    'Approved vendors and trainees, with the fields that a reviewer chose. Every text may be empty; a field that was not chosen is absent. A new version has another number and another file.',
  ),
);

export function vendorsJson(vendors: readonly Vendor[], fields: readonly ExportField[]): string {
  const file: v.InferOutput<typeof VendorsSchema> = {
    version: VERSION,
    vendors: vendors.map((vendor) => rowOf(vendor, fields)),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function rowOf(vendor: Vendor, fields: readonly ExportField[]): v.InferOutput<typeof Row> {
  const { name, uniqueName, bank, isBankChangePending, taxes, approval } = vendor;
  const { userid, type, vendorStatus, registrationNumber, cin, isIndividual, email, phone } = vendor;
  const { pan, gstin, addressLines: lines, city, pincode, state, country } = vendor;
  const { isEnterprise: _, ...declared } = taxes;
  const chosen = {
    userid,
    type: { type, vendorStatus, registrationNumber, cin, isIndividual },
    contact: { email, phone },
    pan,
    gstin,
    address: { lines, city, pincode, state, country },
    bank: {
      name: bank.bankName,
      branch: bank.bankBranchName,
      branchAddress: bank.bankBranchAddress,
      accountType: bank.bankAccountType,
      accountNumber: bank.bankAccountNumber,
      ifsc: bank.ifscCode,
      micr: bank.bankMICR,
      isChangePending: isBankChangePending,
    },
    taxes: declared,
    approval,
  } satisfies Record<ExportField, unknown>;
  return { name, uniqueName, ...Object.fromEntries(fields.map((field) => [field, chosen[field]])) };
}
