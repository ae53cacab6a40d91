import { readListed, readMap, readOneOf, readText, readTime } from '../records/read.ts';

/** A field may fill several columns. Aadhar numbers are excluded, because finance does not need them. */
export const FIELD_LABELS = {
  userid: 'User ID',
  type: 'Type',
  contact: 'E-mail and contact number',
  pan: 'PAN',
  gstin: 'GSTIN',
  address: 'Address',
  bank: 'Bank account',
  taxes: 'MSME and GST scheme',
  approval: 'Approval',
};

export type ExportField = keyof typeof FIELD_LABELS;
export const EXPORT_FIELDS = Object.keys(FIELD_LABELS) as readonly ExportField[];

export interface ExportFormat {
  key: ExportFormatKey;
  label: string;
  ending: 'csv' | 'xlsx' | 'xml' | 'json';
  /** The fields that a reviewer can choose; the name is always included. */
  fields: readonly ExportField[];
  /** The field that this format requires. */
  needs?: ExportField;
  hint: string;
}

const ERPNEXT =
  'Written for ERPNext 15 with India Compliance 15, after their public source of October 2024; never tried in an installation.';
const NAMES = 'Names end with the user ID, so two vendors with the same name stay separate.';

const FORMATS = {
  csv: {
    label: 'CSV',
    ending: 'csv',
    fields: EXPORT_FIELDS,
    hint: 'For other systems. When Excel opens CSV, it drops leading zeros of account and telephone numbers, and rounds numbers of more than 15 digits.',
  },
  xlsx: {
    label: 'Excel (XLSX)',
    ending: 'xlsx',
    fields: EXPORT_FIELDS,
    hint: 'Every cell is text, so account numbers keep their leading zeros.',
  },
  'erpnext-supplier': {
    label: 'ERPNext: Supplier',
    ending: 'csv',
    fields: ['pan', 'gstin'],
    hint: `Import this first, by Data Import into Supplier. ${NAMES} ${ERPNEXT}`,
  },
  'erpnext-address': {
    label: 'ERPNext: Address',
    ending: 'csv',
    fields: ['contact', 'gstin', 'address'],
    needs: 'address',
    hint: `Import it after the suppliers, by Data Import into Address. ${ERPNEXT}`,
  },
  'erpnext-bank': {
    label: 'ERPNext: Bank Account',
    ending: 'csv',
    fields: ['bank'],
    needs: 'bank',
    hint: `Import it after the suppliers, by Data Import into Bank Account. Each bank has to be in the list of banks. ${ERPNEXT}`,
  },
  tally: {
    label: 'Tally: ledgers (XML)',
    ending: 'xml',
    fields: ['contact', 'pan', 'gstin', 'address', 'bank', 'taxes'],
    hint: `Import as masters; the ledgers go under Sundry Creditors. ${NAMES} Written for TallyPrime 2 to 4 after public samples; never tried in an installation.`,
  },
  json: {
    label: 'JSON',
    ending: 'json',
    fields: EXPORT_FIELDS,
    hint: 'For any other system. The repository describes it in docs/vendors-1.schema.json.',
  },
} satisfies Record<string, Omit<ExportFormat, 'key'>>;

export type ExportFormatKey = keyof typeof FORMATS;
const KEYS = Object.keys(FORMATS) as readonly ExportFormatKey[];
export const EXPORT_FORMATS: readonly ExportFormat[] = KEYS.map((key) => ({ key, ...FORMATS[key] }));

export const MAX_EXPORTED = 2000;

/** The log entry of one export, `exports/{id}`. */
export interface ExportEntry {
  id: string;
  by: string;
  at: number;
  format: ExportFormatKey;
  fields: ExportField[];
  count: number;
}

export function formatOf(key: string): ExportFormat | undefined {
  return EXPORT_FORMATS.find((format) => format.key === key);
}

/** Never throws. */
export function parseExportEntry(id: string, raw: unknown): ExportEntry {
  const { by, at, format, fields, count } = readMap(raw);
  return {
    id,
    by: readText(by),
    at: readTime(at) ?? 0,
    format: readOneOf<ExportFormatKey>(format, KEYS, 'csv'),
    fields: readListed(fields, EXPORT_FIELDS),
    count: typeof count === 'number' ? count : 0,
  };
}
