import { overallStatusLabel } from '../forms/statuses.ts';
import { stateOfGstin } from '../gstStates.ts';
import { userTypeLabel } from '../people/table.ts';
import { kindOf, panLettersOf } from '../records/kinds.ts';
import type { BankDetails, UserRecord } from '../records/records.ts';
import type { TaxDetails } from '../records/taxes.ts';
import { ACTIVITY_LABELS, CLASS_LABELS, SCHEME_LABELS } from '../taxes/labels.ts';
import { formatDate, todayInIndia } from '../time/dates.ts';
import { deciderOf } from '../transitions/approval.ts';
import type { ExportField } from './formats.ts';

export interface Vendor {
  name: string;
  userid: string;
  /** The name with the user ID, so that two vendors of one name differ. */
  uniqueName: string;
  type: string;
  vendorStatus: string;
  /** A CIN, an LLPIN or another number, as entered. */
  registrationNumber: string;
  /** The registration number of a company; empty for other vendors. */
  cin: string;
  isIndividual: boolean;
  email: string;
  phone: string;
  pan: string;
  gstin: string;
  addressLines: string[];
  city: string;
  pincode: string;
  /** From the GSTIN, the only source in a record. */
  state: string;
  country: string;
  /** The account on record, also while a change is open. */
  bank: BankDetails;
  isBankChangePending: boolean;
  taxes: Taxes;
  approval: { status: string; on: string; by: string; until: string };
}

/** The declared tax details; each is empty without a declaration. */
type Taxes = Record<'class' | 'udyam' | 'year' | 'activity' | 'scheme' | 'certificate' | 'until', string> & {
  isComposition: boolean;
};

/** The fourth letters of the PAN of a person or a Hindu undivided family. */
const INDIVIDUALS: readonly (string | undefined)[] = ['P', 'H'];

export function isVendorApproved({ forms }: Pick<UserRecord, 'forms'>): boolean {
  return forms.approved && (forms.status === 4 || forms.status === 5);
}

/** One line, for names of ledgers and suppliers. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export function vendorOf(
  record: UserRecord,
  isBankChangePending = false,
  declared: TaxDetails | null = null,
): Vendor {
  const section = record.vendorDetails.sectionOne;
  const name = oneLine(section?.nameOfVendor || record.name);
  const gstin = record.isGSTApplicable === 'yes' ? record.GSTIN : '';
  const lines = section ? [section.addressL1, section.addressL2, section.addressL3] : [record.address];
  const country = oneLine(section?.country ?? '');
  const { approval } = record;
  const registrationNumber = section?.registrationNumber ?? '';
  return {
    name,
    userid: record.userid,
    uniqueName: `${name} (${record.userid})`,
    type: userTypeLabel(record.usertype),
    vendorStatus: section?.vendorStatus ?? '',
    registrationNumber,
    cin: kindOf(record).numberFormat === 'CIN' ? registrationNumber : '',
    isIndividual:
      record.usertype === 'trainee' || INDIVIDUALS.includes(panLettersOf(section?.vendorStatus ?? '')),
    email: record.email,
    phone: section?.telephone || record.phone,
    pan: record.pancard,
    gstin,
    addressLines: lines.map(oneLine).filter((line) => line !== ''),
    city: oneLine(section?.city ?? ''),
    pincode: section?.pincode ?? '',
    state: stateOfGstin(gstin),
    country: country || (record.nationality === 'Indian' ? 'India' : ''),
    bank: record.bankDetails,
    isBankChangePending,
    taxes: taxesOf(declared),
    approval: {
      status: overallStatusLabel(record.forms.status),
      on: approval ? formatDate(todayInIndia(new Date(approval.at))) : '',
      by: deciderOf(record),
      until: formatDate(approval?.until ?? ''),
    },
  };
}

function taxesOf(declared: TaxDetails | null): Taxes {
  const { udyam = '', year = '', activity, lowerDeduction } = declared ?? {};
  return {
    class: declared ? CLASS_LABELS[declared.class] : '',
    udyam,
    year,
    activity: activity ? ACTIVITY_LABELS[activity] : '',
    scheme: declared ? SCHEME_LABELS[declared.scheme] : '',
    certificate: lowerDeduction?.number ?? '',
    until: formatDate(lowerDeduction?.until ?? ''),
    isComposition: declared?.scheme === 'composition',
  };
}

const COLUMNS: Record<ExportField, readonly (readonly [heading: string, of: (vendor: Vendor) => string])[]> =
  {
    userid: [['User ID', ({ userid }) => userid]],
    type: [
      ['Type', ({ type }) => type],
      ['Vendor Status', ({ vendorStatus }) => vendorStatus],
      ['Registration Number', ({ registrationNumber }) => registrationNumber],
      ['CIN', ({ cin }) => cin],
    ],
    contact: [
      ['E-mail', ({ email }) => email],
      ['Contact Number', ({ phone }) => phone],
    ],
    pan: [['PAN', ({ pan }) => pan]],
    gstin: [['GSTIN', ({ gstin }) => gstin]],
    address: [
      ['Address', ({ addressLines }) => addressLines.join(', ')],
      ['City', ({ city }) => city],
      ['PIN Code', ({ pincode }) => pincode],
      ['State', ({ state }) => state],
      ['Country', ({ country }) => country],
    ],
    bank: [
      ['Bank', ({ bank }) => bank.bankName],
      ['Branch', ({ bank }) => bank.bankBranchName],
      ['Account Type', ({ bank }) => bank.bankAccountType],
      ['Account Number', ({ bank }) => bank.bankAccountNumber],
      ['IFSC', ({ bank }) => bank.ifscCode],
      ['MICR', ({ bank }) => bank.bankMICR],
      ['Bank Change', ({ isBankChangePending }) => (isBankChangePending ? 'Change pending' : '')],
    ],
    taxes: [
      ['MSME Class', ({ taxes }) => taxes.class],
      ['Udyam Number', ({ taxes }) => taxes.udyam],
      ['MSME Year', ({ taxes }) => taxes.year],
      ['MSME Activity', ({ taxes }) => taxes.activity],
      ['GST Scheme', ({ taxes }) => taxes.scheme],
      ['Lower Deduction Certificate', ({ taxes }) => taxes.certificate],
      ['Lower Deduction Until', ({ taxes }) => taxes.until],
    ],
    approval: [
      ['Approval', ({ approval }) => approval.status],
      ['Approved On', ({ approval }) => approval.on],
      ['Approved By', ({ approval }) => approval.by],
      ['Valid Until', ({ approval }) => approval.until],
    ],
  };

export function vendorTable(vendors: readonly Vendor[], fields: readonly ExportField[]): string[][] {
  const columns = [
    ['Name', ({ name }: Vendor) => name] as const,
    ...fields.flatMap((field) => COLUMNS[field]),
  ];
  return [
    columns.map(([heading]) => heading),
    ...vendors.map((vendor) => columns.map(([, of]) => of(vendor))),
  ];
}
