const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for a formula, in their wide forms too. */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

/**
 * A table as CSV (RFC 4180), with the byte order mark without which Excel misreads names. A text that a spreadsheet would
 * carry out as a formula gets an apostrophe in front, because people choose their names themselves.
 */
export function toCsv(table: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + table.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
