import type { DocumentKey } from '../records/records.ts';

/** One row of the Documents Upload screen. */
export interface DocumentRow {
  key: DocumentKey;
  label: string;
  /** Mandatory rows are always Yes and carry the red asterisk. */
  isMandatory: boolean;
  /** Carries an Aadhar number, whose first eight digits the person is offered to hide before the upload. */
  isMaskable?: boolean;
}

/** The rows of the documents table, in its order. */
export const DOCUMENT_ROWS: readonly DocumentRow[] = [
  { key: 'CompanyCertificate', label: 'Aadhar Card', isMandatory: true, isMaskable: true },
  { key: 'GSTCertificate', label: 'GST Registration Certificate', isMandatory: false },
  { key: 'PANTANCard', label: 'PAN Card', isMandatory: true },
];
