/** What the fields of the records are called on the screens (DESIGN 8). */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  designation: 'Designation',
  phone: 'Contact Number',
  pancard: 'PAN Number',
  aadharcard: 'Aadhar Number',
  address: 'Address',
  nationality: 'Nationality',
  isGSTApplicable: 'GST Applicable',
  GSTIN: 'GSTIN',
  isEinvoicingApplicable: 'E-Invoicing Applicable',
  vendortype: 'Vendor Type',
  signImage: 'Signature',
  date: 'Date',
  state: 'State',
  bankName: 'Bank Name',
  bankBranchName: 'Bank Branch Name',
  bankAccountType: 'Bank Account Type',
  bankAccountNumber: 'Bank Account Number',
  bankMICR: 'MICR Code',
  ifscCode: 'IFSC Code',
  bankBranchAddress: 'Bank Branch Address',
  cancelledCheque: 'Cancelled Cheque',
  CompanyCertificate: 'Aadhar Card',
  GSTCertificate: 'GST Registration Certificate',
  PANTANCard: 'PAN Card',
};

/** The label of the field that a query names, or undefined when no screen has such a field. */
export function fieldLabel(field: string): string | undefined {
  return Object.hasOwn(LABELS, field) ? LABELS[field] : undefined;
}
