import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { peopleTable, toCsv } from '../../../../src/domain/people/table.ts';
import { toXlsx } from '../../../../src/domain/people/xlsx.ts';
import { makeParsedUser, makeProgress } from '../../../support/factories.ts';

const now = Date.parse('2026-03-04T09:00:00+05:30');
const since = Date.parse('2026-03-02T23:00:00+05:30');

it('a table of people holds what progress records hold, and no address or number', () => {
  const record = makeParsedUser({
    name: 'Ram Kumar',
    usertype: 'vendor',
    forms: { status: 1, vendorform: 2, bankdetails: -1, msa: 1 },
  });
  const [head, row] = peopleTable([makeProgress(record, since)], now);
  expect(head).toEqual([
    'Name',
    'User ID',
    'Type',
    'Stage',
    'Non-applicability of GST',
    'Trainee Data Form',
    'Trainee Bank Details',
    'E-invoicing Declaration',
    'Master Service Agreement',
    'Last change',
    'Working days waiting',
  ]);
  expect(row).toEqual([
    'Ram Kumar',
    record.userid,
    'Vendor',
    'Submitted',
    'NA',
    'Validated',
    'Queries',
    'NA',
    'Submitted',
    '2 Mar 2026',
    '2',
  ]);
});

it('CSV begins with a byte order mark, quotes every cell and ends every row', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['Rao, "Asha"', 'two\nlines'],
    ]),
  ).toBe('\uFEFF"Name","Note"\r\n"Rao, ""Asha""","two\nlines"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1'])(
  'CSV disarms %j, which a spreadsheet would carry out',
  (name) => {
    expect(toCsv([[name]])).toBe(`\uFEFF"'${name}"\r\n`);
  },
);

it.each(['Ram Kumar', 'O263ABCDE', '', '12', "D'Souza-Rao", 'आशा'])('CSV leaves %j as it is', (name) => {
  expect(toCsv([[name]])).toBe(`\uFEFF"${name}"\r\n`);
});

it('XLSX is a zip with the parts of a workbook, in which every cell is text', () => {
  const files = unzipSync(toXlsx('People', [['Name'], ['=1+1 <&"> आशा 😀\u0000\uD800'], ['Ram']]));
  expect(Object.keys(files).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  const texts = [
    ...sheet.matchAll(/<c t="inlineStr"[^>]*><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/g),
  ];
  expect(texts.map(([, text]) => text)).toEqual(['Name', '=1+1 &lt;&amp;&quot;&gt; आशा 😀', 'Ram']);
  expect(sheet).not.toContain('<f>');
});
