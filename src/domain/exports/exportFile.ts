import { CSV_TYPE, toCsv } from './csv.ts';
import { erpnextTable } from './erpnext.ts';
import type { ExportField, ExportFormatKey } from './formats.ts';
import { tallyMasters } from './tally.ts';
import { type Vendor, vendorTable } from './vendors.ts';
import { toXlsx, XLSX_TYPE } from './xlsx.ts';

interface ExportFile {
  content: BlobPart;
  type: string;
  count: number;
}

/** Vendors without what the format cannot do without are left out. */
export function exportFile(
  format: ExportFormatKey,
  vendors: readonly Vendor[],
  fields: readonly ExportField[],
): ExportFile {
  const included = vendors.filter((vendor) => canHave(format, vendor));
  const count = included.length;
  switch (format) {
    case 'csv':
      return { content: toCsv(vendorTable(included, fields)), type: CSV_TYPE, count };
    case 'xlsx':
      return { content: toXlsx('Vendors', vendorTable(included, fields)), type: XLSX_TYPE, count };
    case 'tally':
      return { content: tallyMasters(included, fields), type: 'application/xml', count };
    default:
      return { content: toCsv(erpnextTable(format, included, fields)), type: CSV_TYPE, count };
  }
}

function canHave(format: ExportFormatKey, { addressLines, city, bank }: Vendor): boolean {
  if (format === 'erpnext-address') return addressLines.length > 0 && city !== '';
  return format !== 'erpnext-bank' || (bank.bankAccountNumber !== '' && bank.bankName !== '');
}
