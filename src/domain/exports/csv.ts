import { cellText, FORMULA_START } from './cellText.ts';

export const CSV_TYPE = 'text/csv;charset=utf-8';
const BYTE_ORDER_MARK = '\uFEFF';

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
  /** The line of the row's start, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = ['\t', ';', ','] as const;
/** The first line that tells Excel the separator: `sep=;`. */
const SEPARATOR_MARK = /^sep=/i;
/** Title lines have no separator, so more than the first line counts. */
const COUNTED_LINES = 20;

/**
 * RFC 4180 and the variants of spreadsheets: semicolons or tabs, any line ends, a byte order mark. Skips
 * empty rows. An unclosed quotation mark is an ordinary character, so that it does not consume the rest.
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
    const isMark = row.line === 1 && SEPARATOR_MARK.test(row.cells[0] ?? '');
    if (!isMark && row.cells.some((cell) => cell !== '')) rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
}

/** The text with other cells in one row, which starts at `line`. */
export function replaceRow(input: string, { line, cells }: CsvRow): string {
  const text = input.startsWith(BYTE_ORDER_MARK) ? input.slice(1) : input;
  const row = parseCsv(text).find((each) => each.line === line);
  if (!row) return input;
  const separator = separatorOf(text);
  const quoted = Array.from(cells, (cell = '') =>
    new RegExp(`["${separator}\r\n]`).test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  const lines = text.split(/\r\n|\r|\n/);
  const height = 1 + (row.cells.join('').match(/\r\n|\r|\n/g)?.length ?? 0);
  lines.splice(line - 1, height, quoted.join(separator === ',' ? ', ' : separator));
  return lines.join('\n');
}

/** The most frequent separator of the first lines, outside quotation marks. */
function separatorOf(text: string): string {
  const named = /^sep=([,;\t])/i.exec(text)?.[1];
  if (named) return named;
  const first = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]+/, COUNTED_LINES)
    .join('\n');
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) >= count(best) ? separator : best));
}
