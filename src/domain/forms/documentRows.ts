import type { DocumentKey } from '../records/records.ts';

export interface DocumentRow {
  key: DocumentKey;
  label: string;
  isMandatory: boolean;
  /** Shows an Aadhar number; the person may hide its first eight digits before the upload. */
  isMaskable?: boolean;
}

export const DOCUMENT_ROWS: readonly DocumentRow[] = [
  { key: 'CompanyCertificate', label: 'Aadhar Card', isMandatory: true, isMaskable: true },
  { key: 'GSTCertificate', label: 'GST Registration Certificate', isMandatory: false },
  { key: 'PANTANCard', label: 'PAN Card', isMandatory: true },
];
