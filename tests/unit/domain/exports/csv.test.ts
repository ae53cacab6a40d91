import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseCsv, toCsv } from '../../../../src/domain/exports/csv.ts';

it('CSV begins with a byte order mark, quotes every cell and ends every row', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['Rao, "Asha"', 'two\nlines'],
    ]),
  ).toBe('\uFEFF"Name","Note"\r\n"Rao, ""Asha""","two lines"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1', '\u200D=1'])(
  'CSV disarms %j, which a spreadsheet would carry out',
  { tags: ['export-safe'] },
  (name) => {
    expect(toCsv([[name]])).toBe(`\uFEFF"'${name}"\r\n`);
  },
);

it.each([
  ['\u0001=1', "'=1"],
  ['\u200B=1', "'=1"],
  ['\t=1', "' =1"],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['two\r\nlines', 'two lines'],
  ['\uD800', '\uFFFD'],
])('CSV writes %j as %j', (typed, written) => {
  expect(toCsv([[typed]])).toBe(`\uFEFF"${written}"\r\n`);
});

it.each(['Ram Kumar', 'O263ABCDE', '', '12', "D'Souza-Rao", 'आशा', 'क्\u200Dष'])(
  'CSV keeps %j unchanged',
  (name) => {
    expect(toCsv([[name]])).toBe(`\uFEFF"${name}"\r\n`);
  },
);

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test.each([
  ['commas', 'a,b\nc,d'],
  ['semicolons', 'a;b\nc;d'],
  ['tabs, as a spreadsheet copies them', 'a\tb\nc\td'],
  ['a byte order mark', '\uFEFFa,b\nc,d'],
  ['line ends of Windows, and one at the end', 'a,b\r\nc,d\r\n'],
  ['line ends of old Macs', 'a,b\rc,d'],
  ['empty rows and rows of commas', 'a,b\n\n,\n  \nc,d\n\n'],
  ['spaces around', ' a , b\nc,d '],
  ['quotation marks', '"a","b"\n"c",d'],
])('parseCsv reads %s', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a quoted cell may contain separators, line ends and quotation marks', () => {
  expect(cellsOf('"Rao, ""Asha""";"two\r\nlines";"a;b"')).toEqual([['Rao, "Asha"', 'two\r\nlines', 'a;b']]);
});

test('rows have the numbers of their first lines', () => {
  expect(parseCsv('\na,"1\n2"\n\nb,c').map(({ line }) => line)).toEqual([2, 5]);
});

test('an unclosed quotation mark does not consume the rest', () => {
  expect(cellsOf('a,"b\nc,d')).toEqual([
    ['a', '"b'],
    ['c', 'd'],
  ]);
});

test('CSV round-trips any texts', () => {
  const text = fc
    .string({ unit: fc.constantFrom('a', 'b', 'é', ' ', ',', ';', '"', "'") })
    .map((each) => `x${each}x`);
  const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(cellsOf(toCsv(rows))).toEqual(rows);
    }),
  );
});

test('no text makes the reader fail or hang', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\r', '\n', '\uFEFF') }),
      (text) => {
        for (const { line, cells } of parseCsv(text)) {
          expect(line).toBeGreaterThan(0);
          expect(cells.join('')).not.toBe('');
        }
      },
    ),
  );
});
