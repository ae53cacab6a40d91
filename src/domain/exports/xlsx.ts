import { strToU8, zipSync } from 'fflate';
import { cellText, escapeXml } from './cellText.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD_STYLE = 1;

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

/** Every cell is text, so that nothing is run as a formula. */
export function toXlsx(sheetName: string, table: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const files = { ...PARTS, 'xl/workbook.xml': workbook, 'xl/worksheets/sheet1.xml': sheetOf(table) };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(`${XML}${content}`)])),
  );
}

/** Excel decodes `_x0041_` to the letter A, so the underscore before it is encoded itself. */
function cellXml(text: string): string {
  return escapeXml(cellText(text).replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
}

function sheetOf(table: readonly (readonly string[])[]): string {
  const columns = table[0]?.length ?? 0;
  const widths = columns > 0 ? `<cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols>` : '';
  const rows = table.map((row, index) => {
    const style = index === 0 ? ` s="${HEAD_STYLE}"` : '';
    const cells = row.map(
      (text) => `<c t="inlineStr"${style}><is><t xml:space="preserve">${cellXml(text)}</t></is></c>`,
    );
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}">${widths}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}
