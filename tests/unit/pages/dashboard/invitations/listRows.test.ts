import { expect, test } from 'vitest';
import { parseCsv } from '../../../../../src/domain/exports/csv.ts';
import { newInvitation } from '../../../../../src/domain/people/invitations.ts';
import { layoutOf } from '../../../../../src/pages/dashboard/invitations/list/listColumns.ts';
import {
  compareWithKnown,
  decodeList,
  fixRow,
  readList,
  withoutEmptyRows,
} from '../../../../../src/pages/dashboard/invitations/list/listRows.ts';

const verdicts = (text: string) => readList(text).map(({ verdict }) => verdict);
const reasons = (text: string) => readList(text).map(({ reason }) => reason);

test.each([
  ['in the usual order', 'Kavya Menon,KAVYA@demo.example,Vendor'],
  ['under headings', 'Name,E-mail,Type\nKavya Menon,kavya@demo.example,vendor'],
  ['under headings in another order', 'Type;Email address;Name\r\nVENDOR;kavya@demo.example;Kavya Menon\r\n'],
  [
    'with a byte order mark',
    '\uFEFF"Name","E-mail","Type"\r\n"Kavya Menon","kavya@demo.example","Vendor"\r\n',
  ],
  ['with an address as mail programs copy it', 'Kavya Menon,Kavya Menon <kavya@demo.example>,Vendor'],
  [
    'under a title line',
    'New vendors of November 2026\n\nName;E-mail;Type\nKavya Menon;kavya@demo.example;Vendor',
  ],
  ['after the mark of the separator', 'sep=;\nKavya Menon;kavya@demo.example;Vendor'],
  ['with the type under a role', 'Vendor Name,Vendor Email,Role\nKavya Menon,kavya@demo.example,Vendor'],
  ['under other words', 'Sl No,Vendor Name,Mail ID,Category\n1,Kavya Menon,kavya@demo.example,Vendor'],
  [
    'with a name of three parts',
    'First Name,Middle Name,Last Name,Email,Type\nKavya,,Menon,kavya@demo.example,Vendor',
  ],
  ['with invisible characters', '\u200bKavya Men\u2060on,kavya@demo.example,Vendor'],
  ['with two lines in a name', '"Kavya\nMenon",kavya@demo.example,Vendor'],
  ['with first and last name', 'First Name,Surname,Email,Type\nKavya,Menon,kavya@demo.example,Vendors'],
  ['in another order without headings', 'kavya@demo.example,Vendor,Kavya Menon'],
])('reads a list %s', (_, text) => {
  expect(readList(text).map(({ invite }) => invite)).toEqual([
    { name: 'Kavya Menon', email: 'kavya@demo.example', usertype: 'vendor' },
  ]);
});

test('a list gives each row its verdict', { tags: ['invite-list-verdict'] }, () => {
  const text = [
    'Kavya Menon,kavya@demo.example,Vendor',
    'Ram,ram at demo.example,Trainee',
    'Meera,Kavya@Demo.Example,Trainee',
    ',nameless@demo.example,Trainee',
    'Tara,tara@demo.example,Employee',
    '"=HYPERLINK(""http://elsewhere.example"")",x@demo.example,Trainee',
  ].join('\n');
  expect(reasons(text)).toEqual([
    'Ready',
    'Enter an e-mail address such as name@example.com',
    'The same address as in row 1',
    'Name is required',
    'Choose Trainee or Vendor',
    'The name begins like a formula: remove = + - or @',
  ]);
  expect(readList(text).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each([
  ['unknown headings', 'Kontakt,Wer,Als\nkavya@demo.example,Kavya Menon,vendor'],
  ['an unknown heading of the addresses', 'Name,Kontakt\nKavya Menon,kavya@demo.example'],
  ['two headings of names', 'Vendor Name,Contact Name,Email\nMenon Films,Kavya Menon,kavya@demo.example'],
  ['two headings of addresses', 'Name,Email,Official Email\nKavya Menon,k@demo.example,kavya@demo.example'],
  ['two columns that may be names', 'Kavya,Menon,kavya@demo.example'],
  ['a serial number first', '1,kavya@demo.example,Kavya Menon'],
  ['two columns of addresses', 'kavya@demo.example,k@demo.example,Kavya Menon'],
  ['two addresses behind each name', 'Kavya Menon,kavya@demo.example,k@demo.example'],
  ['two people in a row', 'Kavya Menon,kavya@demo.example,Vendor;Ram,ram@demo.example,Trainee'],
  ['a title and no headings', 'Vendors of November\nKavya Menon,kavya@demo.example,Vendor'],
])('no column of a list with %s is guessed', { tags: ['invite-list-columns'] }, (_, text) => {
  expect(layoutOf(parseCsv(text)).isCertain).toBe(false);
  expect(readList(text)).toEqual([]);
});

test.each([
  ['with further columns', 'Kavya Menon,kavya@demo.example,Vendor,Pune,9000000001'],
  [
    'with a mistake in the first address',
    'Leela,leela at demo.example,Vendor\nKavya Menon,kavya@demo.example,Vendor',
  ],
  ['of names with numbers', 'Kavya 24,kavya@demo.example,Vendor,Pune\nRam,ram@demo.example,Vendor,Pune'],
  ['with a category that is no type', 'Name,Email,Category\nKavya Menon,kavya@demo.example,Printing'],
])('the columns of a list %s are certain', { tags: ['invite-list-columns'] }, (_, text) => {
  const rows = readList(text, { allAre: 'vendor' });
  expect(rows.at(-1)).toMatchObject({ verdict: 'ready', email: expect.stringContaining('@demo.example') });
});

test('chosen columns are read and corrected', { tags: ['invite-list-columns'] }, () => {
  const text = 'Kontakt,Vorname,Nachname\nkavya@demo.example,Kavya,Menon';
  const layout = { columns: { name: [1, 2], email: 0, type: 3 }, headings: 1 };
  const [row] = readList(text, { layout });
  expect(row).toMatchObject({ line: 2, name: 'Kavya Menon', reason: 'Choose Trainee or Vendor' });
  const fixed = fixRow(text, 2, { name: 'Kavya Rao', email: 'kavya@demo.example', type: 'Vendor' }, layout);
  expect(readList(fixed, { layout })).toMatchObject([{ verdict: 'ready', name: 'Kavya Rao' }]);
});

test('takes the type that was chosen for everybody without one, or entered for one row', () => {
  const text = 'Name,E-mail\nKavya Menon,kavya@demo.example\nRam Rao,ram@demo.example';
  expect(reasons(text)).toEqual(['Choose Trainee or Vendor', 'Choose Trainee or Vendor']);
  expect(readList(text, { allAre: 'trainee' }).map(({ invite }) => invite?.usertype)).toEqual([
    'trainee',
    'trainee',
  ]);
  const fixed = fixRow(text, 2, { name: 'Kavya Menon', email: 'kavya@demo.example', type: 'Vendor' });
  expect(readList(fixed)[0]).toMatchObject({ verdict: 'ready', invite: { usertype: 'vendor' } });
});

test.each(['As', 'Type'])('a first person called %s is no heading', (name) => {
  expect(readList(`${name},as@demo.example,Vendor`)).toMatchObject([{ name, verdict: 'ready' }]);
});

test('rows that have only separators are dropped from the text', () => {
  expect(withoutEmptyRows(`Ram,ram@demo.example,Vendor\n${',,\n'.repeat(200_000)}`)).toBe(
    'Ram,ram@demo.example,Vendor',
  );
});

test('a list of headings without the needed columns reports the missing ones', () => {
  expect(reasons('Name,Town\nRam,Pune')).toEqual(['Email is required. Choose Trainee or Vendor']);
});

test('5,000 rows are read, and an empty file has no rows', () => {
  expect(readList('Ram,ram@demo.example,vendor\n'.repeat(5000))).toHaveLength(5000);
  expect(verdicts(' \n,,\n')).toEqual([]);
});

const now = Date.parse('2026-11-22T10:00:00+05:30');
const introducer = { uid: 'asha', name: 'Asha Rao', email: 'asha@agency.example' };
const rows = readList('Kavya Menon,kavya@demo.example,Vendor');
const invitation = newInvitation(
  'i1',
  introducer,
  { name: 'Kavya', email: 'kavya@demo.example', usertype: 'vendor' },
  now,
);
const nobody: ReadonlySet<string> = new Set();
const reasonOf = (change: object, names = nobody) =>
  compareWithKnown(rows, { invitations: [{ ...invitation, ...change }], names }, now)[0]?.reason;

test.each([
  [{ status: 'used' }, 'Already registered'],
  [{}, 'Already invited, link expires 22 Dec 2026'],
  [{ status: 'revoked' }, 'Ready'],
  [{ expiresAt: now - 1 }, 'Ready'],
  [{ email: 'other@demo.example' }, 'Ready'],
])('an invitation with %j: %s', { tags: ['invite-list-known'] }, (change, reason) => {
  expect(reasonOf(change)).toBe(reason);
});

test('a known name is a question to the introducer', { tags: ['invite-list-known'] }, () => {
  const other = { email: 'other@demo.example' };
  expect(reasonOf(other, new Set(['Kavya Menon']))).toBe('Someone with this name has registered under you');
});

test('an address close to a common provider is a question', { tags: ['invite-list-known'] }, () => {
  const mistyped = readList('Kavya Menon,Kavya <kavya@gmial.com>,Vendor');
  const [row] = compareWithKnown(mistyped, { invitations: [], names: nobody }, now);
  const reason = 'Is gmial.com right? It is close to gmail.com.';
  expect(row).toMatchObject({ verdict: 'mistyped', reason });
});

const bytes = (...codes: number[]) => new Uint8Array(codes);
test.each([
  ['UTF-8', new TextEncoder().encode('\uFEFFआशा'), 'आशा'],
  ['UTF-16 of Excel', bytes(0xff, 0xfe, 0x41, 0, 0xe9, 0), 'Aé'],
  ['UTF-16 in the other order', bytes(0xfe, 0xff, 0, 0x41, 0, 0xe9), 'Aé'],
  ['Windows-1252', bytes(0x41, 0xe9), 'Aé'],
  ['a workbook', bytes(0x50, 0x4b, 3, 4, 0, 0), null],
])('%s', (_, file, text) => {
  expect(decodeList(file)).toBe(text);
});
