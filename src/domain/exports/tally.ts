import { stateOfGstin } from '../gstStates.ts';
import { cellText, escapeXml } from './cellText.ts';
import type { ExportField } from './formats.ts';
import type { Vendor } from './vendors.ts';

const PARENT = 'Sundry Creditors';

/**
 * From which day TallyPrime applies address and GSTIN: the first day of GST, so that they hold for every voucher.
 * A date: yyyymmdd.
 */
const APPLICABLE_FROM = '20170701';

/** Ledgers under Sundry Creditors, as Tally imports masters. Up to release 2 it reads the single tags, TallyPrime 3 the dated lists. */
export function tallyMasters(vendors: readonly Vendor[], fields: readonly ExportField[]): string {
  const ledgers = vendors.map((vendor) => ledger(vendor, fields));
  const request = `<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC>\n<REQUESTDATA>\n${ledgers.join('\n')}\n</REQUESTDATA>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
${request}
</IMPORTDATA></BODY>
</ENVELOPE>
`;
}

/** The values of a ledger that `RULES.tally` is about. */
export function tallyRow(
  { country, state, pincode, pan, gstin }: Vendor,
  fields: readonly ExportField[],
): Record<string, string> {
  return {
    ...(fields.includes('address') && { country, state, pincode }),
    ...(fields.includes('pan') && { pan }),
    ...(fields.includes('gstin') && { gstin }),
  };
}

function ledger(vendor: Vendor, fields: readonly ExportField[]): string {
  const { name, uniqueName, email, phone, pan, gstin, addressLines, city, country, state, pincode } = vendor;
  // Tally stores a special economic zone in another field than the kind of registration.
  const registration = vendor.registration === 'SEZ' ? 'Regular' : vendor.registration;
  // TallyPrime 3 renamed it in the dated list.
  const sinceRelease3 = registration === 'Unregistered' ? 'Unregistered/Consumer' : registration;
  const parts: Partial<Record<ExportField, string>> = {
    address:
      list('ADDRESS', [...addressLines, city]) +
      tag('COUNTRYNAME', country) +
      tag('LEDSTATENAME', state) +
      tag('PINCODE', pincode) +
      dated(
        'LEDMAILINGDETAILS',
        list('ADDRESS', [...addressLines, city]) +
          tag('MAILINGNAME', name) +
          tag('STATE', state) +
          tag('COUNTRY', country) +
          tag('PINCODE', pincode),
      ),
    contact: tag('LEDGERPHONE', phone) + tag('EMAIL', email),
    pan: tag('INCOMETAXNUMBER', pan),
    gstin:
      tag('GSTREGISTRATIONTYPE', registration) +
      tag('PARTYGSTIN', gstin) +
      dated(
        'LEDGSTREGDETAILS',
        tag('GSTREGISTRATIONTYPE', sinceRelease3) +
          tag('STATE', stateOfGstin(gstin) || state) +
          tag('PLACEOFSUPPLY', stateOfGstin(gstin) || state) +
          tag('GSTIN', gstin),
      ),
    taxes: enterpriseOf(vendor),
    bank: bankOf(vendor),
  };
  const chosen = fields.map((field) => parts[field] ?? '').join('');
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${escapeXml(cellText(uniqueName))}" ACTION="Create">${list('NAME', [uniqueName])}${list('MAILINGNAME', [name])}${tag('PARENT', PARENT)}${tag('ISBILLWISEON', 'Yes')}${chosen}</LEDGER></TALLYMESSAGE>`;
}

/** As TallyPrime 4 exports it. It takes one of its three activities; the date is that of the certificate. */
function enterpriseOf({ taxes }: Vendor): string {
  if (!taxes.isEnterprise) return '';
  const activity = TALLY_ACTIVITIES[taxes.activity] ?? '';
  return `<MSMEREGISTRATIONDETAILS.LIST>${tag('FROMDATE', taxes.since.replaceAll('-', ''))}${tag('ENTERPRISETYPE', taxes.class)}${tag('UDYAMREGNUMBER', taxes.udyam)}${tag('MSMEACTIVITYTYPE', activity)}</MSMEREGISTRATIONDETAILS.LIST>`;
}

const TALLY_ACTIVITIES: Readonly<Record<string, string>> = {
  Manufacture: 'Manufacturing',
  Services: 'Services',
  Trade: 'Traders',
};

/** BANKDETAILS is the account number of a ledger, PAYMENTDETAILS is for e-payments. */
function bankOf({ name, bank }: Vendor): string {
  if (bank.bankAccountNumber === '') return '';
  const account = tag('IFSCODE', bank.ifscCode) + tag('BANKNAME', bank.bankName);
  const payment =
    account +
    tag('ACCOUNTNUMBER', bank.bankAccountNumber) +
    tag('PAYMENTFAVOURING', name) +
    tag('TRANSACTIONNAME', 'Primary') +
    tag('DEFAULTTRANSACTIONTYPE', 'Inter Bank Transfer');
  return `${tag('BANKDETAILS', bank.bankAccountNumber)}<PAYMENTDETAILS.LIST>${payment}</PAYMENTDETAILS.LIST>`;
}

function tag(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${escapeXml(cellText(text))}</${name}>`;
}

function dated(name: string, content: string): string {
  return `<${name}.LIST>${tag('APPLICABLEFROM', APPLICABLE_FROM)}${content}</${name}.LIST>`;
}

function list(name: string, texts: readonly string[]): string {
  const items = texts.map((text) => tag(name, text)).join('');
  return items === '' ? '' : `<${name}.LIST TYPE="String">${items}</${name}.LIST>`;
}
