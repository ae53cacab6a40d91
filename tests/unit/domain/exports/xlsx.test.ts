import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toXlsx } from '../../../../src/domain/exports/xlsx.ts';

it('XLSX is a zip with the parts of a workbook, in which every cell is text', () => {
  const files = unzipSync(toXlsx('People', [['Name'], ['=1+1 <&"> आशा 😀\u0000\uD800'], ['_x0041_ram_x']]));
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
  expect(texts.map(([, text]) => text)).toEqual([
    'Name',
    '=1+1 &lt;&amp;&quot;&gt; आशा 😀\uFFFD',
    '_x005F_x0041_ram_x',
  ]);
  expect(sheet).not.toContain('<f>');
});
