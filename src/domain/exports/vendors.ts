import { countryNamed, INDIA } from '../countries.ts';
import { ZONE_UNIT } from '../forms/eInvoicing.ts';
import { overallStatusLabel } from '../forms/statuses.ts';
import { HOME_STATES, stateOfGstin } from '../gstStates.ts';
import { type BankTable, bankIn, isOtherBank } from '../hints/banks.ts';
import { statesNamedBy, suggestedStateOf } from '../homeState.ts';
import { userTypeLabel } from '../people/table.ts';
import { isFromIndia, kindOf } from '../records/kinds.ts';
import type { BankDetails, UserRecord } from '../records/records.ts';
import { ACTIVITY_LABELS, CLASS_LABELS, SCHEME_LABELS, type TaxDetails } from '../records/taxes.ts';
import { stateCodeIn } from '../stateNames.ts';
import { formatDate, todayInIndia } from '../time/dates.ts';
import { deciderOf } from '../transitions/approval.ts';
import { nationalNumber } from '../validators/nationalNumber.ts';
import { normalise } from '../validators/normalise.ts';
import { cellText, FORMULA_START } from './cellText.ts';
import type { ExportField } from './formats.ts';

export interface Vendor {
  name: string;
  /** The name before its first sign was left out. */
  enteredName: string;
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
  /** Of the address, in the spelling of ERPNext and Tally; empty when no source of the record names it surely. */
  state: string;
  /** In the spelling of ERPNext where the text means a country, otherwise as entered. */
  country: string;
  /** The account on record, also while a change is open; the bank has the name of its IFSC where that is sure. */
  bank: BankDetails;
  /** Empty when the portal does not know whose IFSC it is. */
  bankOfIfsc: string;
  isBankChangePending: boolean;
  registration: GstRegistration;
  taxes: Taxes;
  approval: { status: string; on: string; by: string; until: string };
}

/** How a vendor is registered for GST; empty where GST applies and the GSTIN is missing. */
type GstRegistration = 'Regular' | 'Composition' | 'SEZ' | 'Unregistered' | '';

/** The declared tax details; each is empty without a declaration. */
type Taxes = Record<
  'class' | 'udyam' | 'since' | 'year' | 'activity' | 'scheme' | 'certificate' | 'until',
  string
> & {
  /** Whether the vendor declared a Udyam registration. */
  isEnterprise: boolean;
};

/** The fourth letters of the PAN of a person or a Hindu undivided family. */
const INDIVIDUALS = /[PH]/;

export function isVendorApproved({ forms }: Pick<UserRecord, 'forms'>): boolean {
  return forms.approved && (forms.status === 4 || forms.status === 5);
}

const oneLine = (text: string) => cellText(text).replaceAll(/\s+/g, ' ').trim();

/**
 * One line for names, ledgers and addresses that no spreadsheet reads as a formula. Every format gets the same text, so
 * that a supplier has one spelling.
 */
function plainLine(text: string): string {
  const line = oneLine(text);
  return FORMULA_START.test(line) ? plainLine(line.replace(SIGN, '')) : line;
}

/** A comma at either end would be doubled when the lines are joined. */
const addressLine = (text: string) => plainLine(oneLine(text).replaceAll(/^[\s,;]+|[\s,;]+$/g, ''));

const SIGN = /^[\s\u{200C}\u{200D}]*[^\s\u{200C}\u{200D}]/u;

/** Placeholders for a missing value, such as NA. */
const NOTHING =
  /^[-–—.\s(]*(?:n\.?\s*[/\\]?\s*a|nil|none|no|no landmark|not applicable|null|x+)?[-–—.\s)]*$/i;

const orNothing = (text: string) => (NOTHING.test(text.trim()) ? '' : text.trim());

/** What a cut leaves of a character of two units, such as an emoji. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** The name with the user ID within `limit` characters: the user ID stays, because it tells vendors apart. */
export function nameWithin({ name, userid }: Pick<Vendor, 'name' | 'userid'>, limit: number): string {
  const end = ` (${userid})`;
  const whole = name + end;
  if (whole.length <= limit) return whole;
  const start = name.slice(0, Math.max(limit - end.length, 1)).replace(HALF_CHARACTER, '');
  return start.trimEnd() + end;
}

/** ERPNext's limit for the name of a record; Tally takes as many. */
export const MAX_NAME = 140;

export function vendorOf(
  record: UserRecord,
  isBankChangePending = false,
  declared: TaxDetails | null = null,
  banks: BankTable = {},
): Vendor {
  const section = record.vendorDetails.sectionOne;
  const enteredName = oneLine(section?.nameOfVendor || record.name);
  const name = plainLine(enteredName);
  const bank = accountOf(record);
  const bankOfIfsc = bankIn(banks, bank.ifscCode) ?? '';
  const { userid } = record;
  const gstin = record.isGSTApplicable === 'yes' ? normalise(record.GSTIN) : '';
  const city = addressLine(section?.city ?? '');
  const lines = linesOf([section?.addressL1, section?.addressL2, section?.addressL3]);
  const country = countryOf(record);
  const isInIndia = country === INDIA;
  const { approval } = record;
  const registrationNumber = orNothing(section?.registrationNumber ?? '');
  return {
    name,
    enteredName,
    userid,
    uniqueName: nameWithin({ name, userid }, MAX_NAME),
    type: userTypeLabel(record.usertype),
    vendorStatus: section?.vendorStatus ?? record.vendorDetails.vendorStatus ?? '',
    registrationNumber,
    cin: kindOf(record).numberFormat === 'CIN' ? registrationNumber : '',
    isIndividual: record.usertype === 'trainee' || INDIVIDUALS.test(kindOf(record).panLetters),
    email: record.email,
    phone: nationalNumber(orNothing(section?.telephone ?? '') || record.phone, isInIndia),
    pan: normalise(record.pancard),
    gstin,
    // An older form may have no address; statesNamedBy reads that of the profile then too.
    addressLines: lines.length === 0 && city === '' ? linesOf([record.address]) : lines,
    city,
    pincode: pincodeOf(section?.pincode ?? '', isInIndia),
    state: isInIndia ? stateOf(record, gstin) : '',
    country,
    bank: { ...bank, bankName: bankNameOf(bank.bankName, bankOfIfsc, banks) },
    bankOfIfsc,
    isBankChangePending,
    registration: registrationOf(record, gstin, declared),
    taxes: taxesOf(declared),
    approval: {
      status: overallStatusLabel(record.forms.status),
      on: approval ? formatDate(todayInIndia(new Date(approval.at))) : '',
      by: deciderOf(record),
      until: formatDate(approval?.until ?? ''),
    },
  };
}

function linesOf(lines: readonly (string | undefined)[]): string[] {
  return lines.map((line = '') => addressLine(line)).filter((line) => !NOTHING.test(line));
}

function countryOf(record: UserRecord): string {
  const entered = plainLine(record.vendorDetails.sectionOne?.country ?? '');
  return countryNamed(entered) ?? (entered || (isFromIndia(record) ? INDIA : ''));
}

function pincodeOf(entered: string, isInIndia: boolean): string {
  const pincode = orNothing(entered);
  return isInIndia ? normalise(pincode) : plainLine(pincode);
}

const ARMY = /^9\d{5}$/;

/**
 * The PIN code says where the address is; the others say where the vendor is registered or supplies from, and count unless the
 * address names another State.
 */
function stateOf(record: UserRecord, gstin: string): string {
  const { vendorDetails, nongst } = record;
  const rows = vendorDetails.sectionOne?.gstTable ?? [];
  const registered = new Set(
    rows.map(({ gstNo, gstStateCode }) => stateOfGstin(normalise(gstNo) || stateCodeIn(gstStateCode))),
  );
  const [ofTable = ''] = registered.size === 1 ? registered : [];
  const home = HOME_STATES.find((state) => state === nongst.homeState);
  const suggested = suggestedStateOf(record)?.state;
  // An army post office is in no State: only the person can name one.
  if (ARMY.test(normalise(vendorDetails.sectionOne?.pincode ?? ''))) return suggested ?? '';
  const elsewhere = stateOfGstin(gstin) || ofTable || home || '';
  return suggested || (statesNamedBy(record).every((state) => state === elsewhere) ? elsewhere : '');
}

/** An older record may have codes with spaces, dashes or small letters. */
function accountOf({ bankDetails }: UserRecord): BankDetails {
  return {
    ...bankDetails,
    bankAccountNumber: normalise(bankDetails.bankAccountNumber),
    ifscCode: normalise(bankDetails.ifscCode),
    bankMICR: normalise(orNothing(bankDetails.bankMICR)),
  };
}

/** The name that belongs to the IFSC, unless the vendor typed that of another bank. */
function bankNameOf(typed: string, bankOfIfsc: string, banks: BankTable): string {
  return bankOfIfsc === '' || isOtherBank(typed, bankOfIfsc, banks) ? plainLine(typed) : bankOfIfsc;
}

function registrationOf(record: UserRecord, gstin: string, declared: TaxDetails | null): GstRegistration {
  if (gstin === '') return record.isGSTApplicable === 'yes' ? '' : 'Unregistered';
  if (declared?.scheme === 'composition') return 'Composition';
  return isZoneUnit(record) ? 'SEZ' : 'Regular';
}

/** Whether the submitted e-invoicing declaration says that the vendor is a unit in a special economic zone. */
function isZoneUnit({ einvoicing, isEinvoicingApplicable, forms }: UserRecord): boolean {
  const isDeclared = isEinvoicingApplicable === 'no' && forms.einvoicing > 0;
  return isDeclared && einvoicing?.reason === 'class' && einvoicing.class === ZONE_UNIT;
}

function taxesOf(declared: TaxDetails | null): Taxes {
  const { udyam = '', since = '', year = '', activity, lowerDeduction } = declared ?? {};
  return {
    class: declared ? CLASS_LABELS[declared.class] : '',
    udyam,
    since,
    year,
    activity: activity ? ACTIVITY_LABELS[activity] : '',
    scheme: declared ? SCHEME_LABELS[declared.scheme] : '',
    certificate: lowerDeduction?.number ?? '',
    until: formatDate(lowerDeduction?.until ?? ''),
    isEnterprise: declared !== null && declared.class !== 'none',
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
