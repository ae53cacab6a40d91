import { expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/files/fileCheck.ts';
import {
  chequeFileName,
  newMark,
  rowFileName,
  storedFileName,
} from '../../../../src/domain/files/fileNames.ts';
import { MAX_FILE_BYTES } from '../../../../src/domain/records/limits.ts';
import { samplePdf, samplePng } from '../../../support/sampleFiles.ts';

const NOTICE = { bytes: 5_242_880, notice: 'large' };

function fileOf(...parts: (Uint8Array<ArrayBuffer> | string)[]): File {
  return new File(parts, 'photo.png', { type: 'image/png' });
}

/** A PNG image of this size in bytes. */
function pngOf(size: number): File {
  const { bytes } = samplePng();
  return fileOf(bytes, new Uint8Array(size - bytes.length));
}

test('detects the file kind from the bytes, ignoring name and type', async () => {
  for (const [contentType, bytes] of [
    ['image/png', samplePng().bytes],
    ['application/pdf', samplePdf('A page').bytes],
    ['image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['image/webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ] as const)
    expect(await checkFile(fileOf(bytes))).toEqual({ contentType });
});

test.each([
  ['an empty file', fileOf(), /empty/],
  ['HTML', fileOf('<!doctype html><html></html>'), /web page.*Please choose an image/],
  ['SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), /script.*Please choose an image/],
  ['a GIF', fileOf('GIF89a'), /cannot convert.*JPEG/],
  ['a HEIC photo', fileOf('\x00\x00\x00\x18ftypheic'), /HEIC.*JPEG/],
  ['unknown bytes', fileOf('hello'), /Please choose an image/],
])('checkFile refuses %s with a reason', async (_, file, words) => {
  const verdict = await checkFile(file);
  expect(verdict.error).toMatch(words);
  expect(verdict.contentType).toBeUndefined();
});

test('refuses an unreadable file, and accepts at most 20 MiB', async () => {
  const slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  const gone = Object.assign(new Blob(['x']), { name: 'gone.png', slice });
  expect((await checkFile(gone)).error).toMatch(/cannot be read/);
  expect((await checkFile(pngOf(MAX_FILE_BYTES))).error).toBeUndefined();
  expect((await checkFile(pngOf(MAX_FILE_BYTES + 1))).error).toMatch(/larger than 20 MB/);
});

test('gives the notice above its limit and not at it', async () => {
  const options = { noticeAbove: NOTICE };
  expect((await checkFile(pngOf(5_242_880), options)).notice).toBeUndefined();
  const large = { contentType: 'image/png', notice: 'large', limit: 5_242_880 };
  expect(await checkFile(pngOf(5_242_881), options)).toEqual(large);
});

test('accepts a truncated PDF with a warning', async () => {
  const { bytes } = samplePdf('A page');
  const cut = await checkFile(fileOf(bytes.slice(0, -10)));
  expect(cut.contentType).toBe('application/pdf');
  expect(cut.warning).toMatch(/damaged/);
  const trailing = await checkFile(fileOf(bytes, '\n'.repeat(500)));
  expect(trailing.warning).toBeUndefined();
});

test('accepts a HEIC photo only where the browser can convert it', async () => {
  const heic = fileOf('\x00\x00\x00\x18ftypmif1');
  expect(await checkFile(heic, { imagesOnly: true })).toMatchObject({ isConvertible: true });
  expect((await checkFile(fileOf('hello'))).isConvertible).toBeUndefined();
});

test('accepts only pictures for an image field', async () => {
  const options = { imagesOnly: true };
  expect((await checkFile(fileOf(samplePdf('A page').bytes), options)).error).toMatch(/PDF.*choose an image/);
  expect((await checkFile(fileOf(samplePng().bytes), options)).error).toBeUndefined();
});

test.each([
  ['../../users/x', '_.._users_x'],
  ['चेक.pdf', 'चेक.pdf'],
  ['', 'file'],
  ['...', 'file'],
])('chequeFileName stores %j as %j', (given, stored) => {
  expect(chequeFileName(given)).toBe(stored);
});

test.each([
  ['PANTANCard', {}, 'cheque-PANTANCard'],
  ['PANTANCard-1a2b3c4d', {}, 'cheque-PANTANCard-1a2b3c4d'],
  ['PANTANCard-1.png', {}, 'PANTANCard-1.png'],
  ['a.png', { inUse: 'a.png' }, 'cheque-a.png'],
  ['a.png', { inUse: 'cheque-a.png' }, 'a.png'],
  ['a.png', { inUse: 'b.png', mark: '1a2b3c4d' }, 'cheque-1a2b3c4d-a.png'],
])(
  'chequeFileName of %j beside %j is of no row (R14), no file in use and no kept cheque',
  (given, kept, name) => {
    expect(chequeFileName(given, kept)).toBe(name);
  },
);

test('chequeFileName keeps the extension of a long name and splits no character', () => {
  const name = chequeFileName(`${'𠮷'.repeat(300)}.pdf`);
  expect(name.endsWith('.pdf')).toBe(true);
  expect([...name].length).toBeLessThanOrEqual(120);
  const marked = chequeFileName(`${'x'.repeat(300)}.pdf`, { mark: '1a2b3c4d' });
  expect(marked).toMatch(/^cheque-1a2b3c4d-x+\.pdf$/);
  expect(marked.length).toBe(120);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

test.each([
  ['https://files.example/v0/b/x/o/vendors%2Fabc%2Fdocuments%2Fmy%20cheque.png?alt=media', 'my cheque.png'],
  ['https://files.example/o/%E0%A4%A', ''],
  ['', ''],
])('storedFileName of %j is %j', (link, name) => {
  expect(storedFileName(link)).toBe(name);
});

const linkTo = (name: string) => `https://files.example/o/vendors%2Fabc%2Fdocuments%2F${name}?alt=media`;
const marked = `PANTANCard-${newMark()}`;

test.each([
  ['the fixed name', linkTo('PANTANCard'), 'PANTANCard'],
  ['a marked name', linkTo(marked), marked],
  ['the name of another row', linkTo('GSTCertificate'), 'PANTANCard'],
  ['what is no link', 'x', 'PANTANCard'],
])('rowFileName reads %s', (_, link, name) => {
  expect(rowFileName('PANTANCard', link)).toBe(name);
});
