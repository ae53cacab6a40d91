import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../../src/domain/exports/csv.ts';
import { exportFile } from '../../../../src/domain/exports/exportFile.ts';
import {
  EXPORT_FIELDS,
  EXPORT_FORMATS,
  type ExportField,
  parseExportEntry,
} from '../../../../src/domain/exports/formats.ts';
import { isVendorApproved, vendorOf } from '../../../../src/domain/exports/vendors.ts';
import type { TaxDetails } from '../../../../src/domain/records/taxes.ts';
import {
  makeBankDetails,
  makeParsedUser,
  makeTaxes,
  NO_ENTERPRISE,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const AT = Date.parse('2026-11-20T10:00:00+05:30');
const SECTION = {
  nameOfVendor: 'Kavya  Films\n& Sons',
  addressL1: '12 Specimen Lane',
  addressL2: 'Andheri East',
  addressL3: '',
  city: 'Mumbai',
  pincode: '400069',
  country: 'India',
  telephone: '9000000001',
  vendorStatus: 'Private Limited Company',
};

const vendor = (
  change: StoredUserOverrides & Record<string, unknown> = {},
  section: object = {},
  taxes?: TaxDetails,
) =>
  vendorOf(
    makeParsedUser({
      userid: 'O2611KAVYA',
      usertype: 'vendor',
      email: 'kavya@demo.example',
      pancard: 'ZZZPK0001Z',
      aadharcard: '234567890124',
      isGSTApplicable: 'yes',
      GSTIN: '27ZZZPK0001Z1ZO',
      bankDetails: makeBankDetails({ bankAccountNumber: '0012345678901234', bankName: 'Specimen Bank' }),
      forms: { status: 4, approved: true },
      approval: { action: 'accept', by: 'anita', at: AT },
      logs: [{ title: 'Anita Desai accepted the empanelment', timestamp: AT, by: 'anita', did: 'accepted' }],
      vendorDetails: { sectionOne: { ...SECTION, ...section } },
      ...change,
    } as StoredUserOverrides),
    false,
    taxes,
  );

type Key = Parameters<typeof exportFile>[0];
const textOf = (format: Key, vendors = [vendor()], fields: readonly ExportField[] = EXPORT_FIELDS) => {
  const { content } = exportFile(format, vendors, fields);
  return typeof content === 'string' ? content : new TextDecoder().decode(content as Uint8Array);
};
/** The first vendor's cells by their headings. */
const rowOf = (format: Key, vendors = [vendor()], fields?: readonly ExportField[]) => {
  const [head, row] = parseCsv(textOf(format, vendors, fields));
  return Object.fromEntries(head?.cells.map((heading, at) => [heading, row?.cells[at]]) ?? []);
};

test('CSV has separate columns for every chosen field', { tags: ['export-formats'] }, () => {
  expect(rowOf('csv')).toEqual({
    Name: 'Kavya Films & Sons',
    'User ID': 'O2611KAVYA',
    Type: 'Vendor',
    'Vendor Status': 'Private Limited Company',
    'Registration Number': '',
    CIN: '',
    'E-mail': 'kavya@demo.example',
    'Contact Number': '9000000001',
    PAN: 'ZZZPK0001Z',
    GSTIN: '27ZZZPK0001Z1ZO',
    Address: '12 Specimen Lane, Andheri East',
    City: 'Mumbai',
    'PIN Code': '400069',
    State: 'Maharashtra',
    Country: 'India',
    Bank: 'Specimen Bank',
    Branch: makeBankDetails().bankBranchName,
    'Account Type': makeBankDetails().bankAccountType,
    'Account Number': '0012345678901234',
    IFSC: makeBankDetails().ifscCode,
    MICR: makeBankDetails().bankMICR,
    'Bank Change': '',
    'MSME Class': '',
    'Udyam Number': '',
    'MSME Year': '',
    'MSME Activity': '',
    'GST Scheme': '',
    'Lower Deduction Certificate': '',
    'Lower Deduction Until': '',
    Approval: 'Approved',
    'Approved On': '20 Nov 2026',
    'Approved By': 'Anita Desai',
    'Valid Until': '',
  });
});

test('CSV names a deputy and the approver who was away', { tags: ['deputy-decides'] }, () => {
  const onBehalfOf = { uid: 'asha', name: 'Asha Rao', deputyName: 'Dev Patil' };
  const approval = { action: 'accept', by: 'dev', at: AT, onBehalfOf } as const;
  const byOf = (change: StoredUserOverrides) => rowOf('csv', [vendor(change)])['Approved By'];
  expect(byOf({ approval })).toBe('Dev Patil on behalf of Asha Rao');
  expect(byOf({ logs: [] })).toBe('');
});

test('ERPNext gets suppliers, addresses and accounts', { tags: ['export-formats', 'export-safe'] }, () => {
  const supplier = 'Kavya Films & Sons (O2611KAVYA)';
  expect(rowOf('erpnext-supplier')).toEqual({
    supplier_name: supplier,
    supplier_group: 'Services',
    supplier_type: 'Company',
    country: 'India',
    tax_id: 'ZZZPK0001Z',
    pan: 'ZZZPK0001Z',
    gstin: '27ZZZPK0001Z1ZO',
    gst_category: 'Registered Regular',
  });
  expect(rowOf('erpnext-address')).toEqual({
    address_title: supplier,
    address_type: 'Billing',
    address_line1: '12 Specimen Lane',
    address_line2: 'Andheri East',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400069',
    country: 'India',
    email_id: 'kavya@demo.example',
    phone: '9000000001',
    gstin: '27ZZZPK0001Z1ZO',
    gst_category: 'Registered Regular',
    'links.link_doctype': 'Supplier',
    'links.link_name': supplier,
  });
  expect(rowOf('erpnext-bank')).toEqual({
    account_name: supplier,
    bank: 'Specimen Bank',
    party_type: 'Supplier',
    party: supplier,
    bank_account_no: '0012345678901234',
    branch_code: makeBankDetails().ifscCode,
  });
});

test.each([
  [{}, { vendorStatus: 'Individual(Moderator/Freelancer)' }, 'Individual', 'Registered Regular'],
  [{ isGSTApplicable: 'no' }, {}, 'Company', 'Unregistered'],
  [{ isGSTApplicable: 'no' }, { country: 'Nepal' }, 'Company', 'Overseas'],
  [{ usertype: 'trainee' }, {}, 'Individual', 'Registered Regular'],
] as const)('ERPNext: %j with %j is a supplier of type %s, %s', (change, section, type, category) => {
  expect(rowOf('erpnext-supplier', [vendor(change, section)])).toMatchObject({
    supplier_type: type,
    gst_category: category,
  });
});

test('Tally gets a ledger of Sundry Creditors, in an envelope', { tags: ['export-formats'] }, () => {
  const xml = textOf('tally');
  const document = xml.replaceAll('\n', '');
  expect(document).toContain('<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>');
  expect(document).toContain('<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>');
  for (const part of [
    '<LEDGER NAME="Kavya Films &amp; Sons (O2611KAVYA)" ACTION="Create">',
    '<MAILINGNAME>Kavya Films &amp; Sons</MAILINGNAME>',
    '<PARENT>Sundry Creditors</PARENT>',
    '<ADDRESS>12 Specimen Lane</ADDRESS><ADDRESS>Andheri East</ADDRESS><ADDRESS>Mumbai</ADDRESS>',
    '<LEDSTATENAME>Maharashtra</LEDSTATENAME><PINCODE>400069</PINCODE>',
    '<INCOMETAXNUMBER>ZZZPK0001Z</INCOMETAXNUMBER>',
    '<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE><PARTYGSTIN>27ZZZPK0001Z1ZO</PARTYGSTIN>',
    '<LEDMAILINGDETAILS.LIST><APPLICABLEFROM>20170701</APPLICABLEFROM><ADDRESS.LIST TYPE="String"><ADDRESS>12 Specimen Lane</ADDRESS>',
    '<MAILINGNAME>Kavya Films &amp; Sons</MAILINGNAME><STATE>Maharashtra</STATE><COUNTRY>India</COUNTRY><PINCODE>400069</PINCODE></LEDMAILINGDETAILS.LIST>',
    '<LEDGSTREGDETAILS.LIST><APPLICABLEFROM>20170701</APPLICABLEFROM><GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE><STATE>Maharashtra</STATE><PLACEOFSUPPLY>Maharashtra</PLACEOFSUPPLY><GSTIN>27ZZZPK0001Z1ZO</GSTIN></LEDGSTREGDETAILS.LIST>',
    '<BANKDETAILS>0012345678901234</BANKDETAILS>',
    '<ACCOUNTNUMBER>0012345678901234</ACCOUNTNUMBER><PAYMENTFAVOURING>Kavya Films &amp; Sons</PAYMENTFAVOURING>',
  ]) {
    expect(xml).toContain(part);
  }
});

test.each(EXPORT_FORMATS.map(({ key }) => key))(
  '%s contains no Aadhar number and no field that was not chosen',
  { tags: ['export-formats'] },
  (format) => {
    const everything = vendor({ name: 'Kavya' });
    expect(textOf(format, [everything])).not.toContain('234567890124');
    const bare = textOf(format, [everything], []);
    for (const secret of ['ZZZPK0001Z', '0012345678901234', '12 Specimen Lane', 'kavya@demo.example'])
      expect(bare).not.toContain(secret);
  },
);

test('Tally gets each State, and Udyam as TallyPrime 4 writes it', { tags: ['export-formats'] }, () => {
  const xml = textOf('tally', [vendor({ isGSTApplicable: 'no', GSTIN: '' }, {}, makeTaxes())]);
  expect(xml).toContain('<LEDSTATENAME>Maharashtra</LEDSTATENAME>');
  expect(xml).toContain('<GSTREGISTRATIONTYPE>Unregistered</GSTREGISTRATIONTYPE><LEDGSTREGDETAILS.LIST>');
  expect(xml).toContain(
    '<GSTREGISTRATIONTYPE>Unregistered/Consumer</GSTREGISTRATIONTYPE><STATE>Maharashtra</STATE><PLACEOFSUPPLY>Maharashtra</PLACEOFSUPPLY>',
  );
  expect(xml).toContain(
    '<MSMEREGISTRATIONDETAILS.LIST><FROMDATE>20240501</FROMDATE><ENTERPRISETYPE>Micro</ENTERPRISETYPE><UDYAMREGNUMBER>UDYAM-MH-00-0000001</UDYAMREGNUMBER><MSMEACTIVITYTYPE>Services</MSMEACTIVITYTYPE></MSMEREGISTRATIONDETAILS.LIST>',
  );
  expect(textOf('tally', [vendor({}, {}, makeTaxes({ ...NO_ENTERPRISE }))])).not.toContain(
    'MSMEREGISTRATION',
  );
});

test('Tally never contains markup from a name', { tags: ['export-safe'] }, () => {
  const nameOfVendor = '=HYPERLINK("x")</LEDGER><LEDGER NAME="y">';
  const xml = textOf('tally', [vendor({}, { nameOfVendor, city: '\u0000<>&"' })]);
  expect(xml.match(/<LEDGER /g)).toHaveLength(1);
  expect(xml).toContain('<ADDRESS>&lt;&gt;&amp;&quot;</ADDRESS>');
});

test('without an address in the registration form, that of the profile is exported', () => {
  const fromProfile = vendor({ name: 'Ram Kumar', address: '7 Example Road\nPune', vendorDetails: {} });
  const exported = { Name: 'Ram Kumar', Address: '7 Example Road Pune', City: '', Country: 'India' };
  expect(rowOf('csv', [fromProfile])).toMatchObject(exported);
  const lines = { addressL1: '', addressL2: 'NA', addressL3: '', city: '', pincode: '' };
  const Address = '7 Example Road, Pune 411001';
  const older = vendor({ address: Address }, lines);
  expect(rowOf('csv', [older])).toMatchObject({ Address, State: 'Maharashtra' });
});

test('only an approval counts, not a status alone', () => {
  const of = (status: 3 | 4 | 5, approved: boolean) =>
    isVendorApproved(makeParsedUser({ forms: { status, approved } }));
  expect([of(4, true), of(5, true), of(4, false), of(3, true)]).toEqual([true, true, false, false]);
});

test('an unreadable log entry removes nothing from the export', () => {
  const read = parseExportEntry('e1', { fields: ['pan', 'aadharcard', 7], count: 'x' });
  expect(read).toEqual({ id: 'e1', by: '', at: 0, format: 'csv', fields: ['pan'], count: 0 });
});

test('an open change of the account is marked, with the old account', { tags: ['amendment-export'] }, () => {
  const marked = { 'Account Number': '0012345678901234', 'Bank Change': 'Change pending' };
  expect(rowOf('csv', [{ ...vendor(), isBankChangePending: true }])).toMatchObject(marked);
});

describe('what a vendor declared about taxes', { tags: ['export-taxes'] }, () => {
  const composition = makeTaxes({ scheme: 'composition' });

  test('CSV and XLSX have class, scheme and certificate, and the CIN of a company', () => {
    const lowerDeduction = { number: 'AB/1', until: '2027-03-31' };
    const number = { registrationNumber: 'U12345MH2015PTC123456' };
    expect(rowOf('csv', [vendor({}, number, makeTaxes({ lowerDeduction }))])).toMatchObject({
      CIN: 'U12345MH2015PTC123456',
      'MSME Class': 'Micro',
      'Udyam Number': 'UDYAM-MH-00-0000001',
      'MSME Year': '2025-26',
      'MSME Activity': 'Services',
      'GST Scheme': 'Regular',
      'Lower Deduction Certificate': 'AB/1',
      'Lower Deduction Until': '31 Mar 2027',
    });
    expect(rowOf('csv', [vendor({}, {}, makeTaxes({ ...NO_ENTERPRISE, scheme: 'none' }))])).toMatchObject({
      'MSME Class': 'No Udyam registration',
      'Udyam Number': '',
      'MSME Activity': '',
      'GST Scheme': 'Not registered for GST',
      'Lower Deduction Until': '',
    });
  });

  test('a registration number of a firm is no CIN', () => {
    const section = { vendorStatus: 'Partnership Firm', registrationNumber: 'AAB-1234' };
    expect(rowOf('csv', [vendor({}, section)])).toMatchObject({ CIN: '', 'Registration Number': 'AAB-1234' });
  });

  test('a composition dealer has its category in ERPNext and, twice, in Tally', () => {
    const dealer = vendor({}, {}, composition);
    for (const format of ['erpnext-supplier', 'erpnext-address'] as const)
      expect(rowOf(format, [dealer]).gst_category).toBe('Registered Composition');
    expect(textOf('tally', [dealer]).match(/<GSTREGISTRATIONTYPE>Composition</g)).toHaveLength(2);
    const unregistered = vendor({ isGSTApplicable: 'no' }, {}, composition);
    expect(rowOf('erpnext-supplier', [unregistered]).gst_category).toBe('Unregistered');
    expect(textOf('tally', [unregistered])).toContain('<GSTREGISTRATIONTYPE>Unregistered<');
  });
});
