import { CSV_TYPE, toCsv } from './csv.ts';
import { erpnextTable } from './erpnext.ts';
import type { ExportField, ExportFormatKey } from './formats.ts';
import { tallyMasters } from './tally.ts';
import { type Vendor, vendorTable } from './vendors.ts';
import { vendorsJson } from './vendorsJson.ts';
import { toXlsx, XLSX_TYPE } from './xlsx.ts';

interface ExportFile {
  content: BlobPart;
  type: string;
}

export function exportFile(
  format: ExportFormatKey,
  vendors: readonly Vendor[],
  fields: readonly ExportField[],
): ExportFile {
  switch (format) {
    case 'csv':
      return { content: toCsv(vendorTable(vendors, fields)), type: CSV_TYPE };
    case 'xlsx':
      return { content: toXlsx('Vendors', vendorTable(vendors, fields)), type: XLSX_TYPE };
    case 'tally':
      return { content: tallyMasters(vendors, fields), type: 'application/xml' };
    case 'json':
      return { content: vendorsJson(vendors, fields), type: 'application/json' };
    default:
      return { content: toCsv(erpnextTable(format, vendors, fields)), type: CSV_TYPE };
  }
}
