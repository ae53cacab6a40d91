import { cellText } from './cellText.ts';

export const CSV_TYPE = 'text/csv;charset=utf-8';
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for a formula, in their wide forms too, and behind joiners that nobody sees. */
export const FORMULA_START = /^[\s\u{200C}\u{200D}]*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\t\r\n]/u;

/** Excel misreads names without the byte order mark. People choose their names, so none may become a formula. */
export function toCsv(table: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + table.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(typed: string): string {
  const text = cellText(typed);
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export interface CsvRow {
  /** Where the row begins, counted from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = ['\t', ';', ','] as const;

/**
 * RFC 4180, and what spreadsheets make of it: semicolons or tabs, any line ends, a byte order mark. Empty rows are left
 * out. A quotation mark that is never closed is a character like any other, so that it does not swallow the rest.
 */
export function parseCsv(input: string): CsvRow[] {
  const text = input.startsWith(BYTE_ORDER_MARK) ? input.slice(1) : input;
  const separator = separatorOf(text);
  const cellAndEnd = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  while (cellAndEnd.lastIndex < text.length || row.cells.length > 0) {
    const [, quoted, plain = '', end] = cellAndEnd.exec(text) ?? [];
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += quoted?.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
}

/** The one that the first line has most of, outside quotation marks. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) >= count(best) ? separator : best));
}
