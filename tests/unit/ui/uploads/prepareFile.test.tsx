import { beforeEach, expect, test, vi } from 'vitest';
import { prepareFile } from '../../../../src/ui/uploads/prepareFile.ts';
import { samplePng } from '../../../support/sampleFiles.ts';

const MIB = 1024 * 1024;
const close = vi.fn();
let drawnAt: unknown[] = [];

/** A browser that decodes every picture to these pixels and encodes it to these bytes; 0 means a failure. */
function stubBrowser(picture: { width: number; height: number } | null, encodedBytes: number): void {
  const open = () =>
    picture ? Promise.resolve({ ...picture, close }) : Promise.reject(new Error('damaged'));
  vi.stubGlobal('createImageBitmap', open);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect: () => {}, drawImage: (...values: unknown[]) => (drawnAt = values) }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(encodedBytes === 0 ? null : new Blob([new Uint8Array(encodedBytes)])),
  );
}

const photoOf = (bytes: number, name = 'photo.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const PNG = { contentType: 'image/png' };
const LARGE = { width: 4000, height: 3000 };

beforeEach(() => {
  close.mockClear();
  drawnAt = [];
});

test('a large photo becomes a smaller JPEG with a note', async () => {
  stubBrowser(LARGE, 800 * 1024);
  const prepared = await prepareFile(photoOf(6 * MIB), PNG);
  expect(prepared).toMatchObject({
    file: { name: 'photo.jpg', type: 'image/jpeg', size: 800 * 1024 },
    notices: ['Made smaller: 6 MB to 800 kB.'],
    warnings: [],
  });
  expect(drawnAt.slice(1)).toEqual([0, 0, 2400, 1800]);
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['below the limit says so in place of the notice', 800, ', which is small enough.', []],
  ['above the limit keeps the notice', 900, '.', ['above 800 kB']],
])('a photo that was made smaller and is %s', async (_, kilobytes, end, warnings) => {
  stubBrowser(LARGE, kilobytes * 1024);
  const verdict = { ...PNG, notice: 'above 800 kB', limit: 800 * 1024 };
  expect(await prepareFile(photoOf(6 * MIB), verdict)).toMatchObject({
    notices: [`Made smaller: 6 MB to ${kilobytes} kB${end}`],
    warnings,
  });
});

test.each([
  ['whose JPEG would not be smaller', LARGE, 2 * MIB],
  ['that the browser cannot encode', LARGE, 0],
  ['of few pixels', { width: 1000, height: 800 }, 1000],
])('a picture %s stays unchanged', async (_, size, encoded) => {
  stubBrowser(size, encoded);
  const file = photoOf(2 * MIB);
  expect(await prepareFile(file, PNG)).toEqual({ file, notices: [], warnings: [] });
});

test('a small picture loses its metadata, decoded or not', async () => {
  const { bytes } = samplePng();
  const file = new File([bytes, 'GPS Phone'], 'photo.png');
  for (const picture of [{ width: 100, height: 100 }, null]) {
    stubBrowser(picture, 1000);
    expect(await prepareFile(file, PNG)).toMatchObject({
      file: { name: 'photo.png', type: 'image/png', size: bytes.length },
    });
  }
});

test('a PDF and a refused file are not decoded', async () => {
  stubBrowser(LARGE, 1000);
  const file = new File([new Uint8Array(2 * MIB)], 'scan.bin');
  const prepared = await prepareFile(file, { contentType: 'application/pdf', warning: 'cut off' });
  expect(prepared).toMatchObject({
    file: { name: 'scan.bin', type: 'application/pdf' },
    warnings: ['cut off'],
  });
  expect(await prepareFile(photoOf(6 * MIB), { error: 'No.' })).toEqual({ error: 'No.' });
  expect(drawnAt).toEqual([]);
});

test('a picture that cannot be decoded is sent with a warning', async () => {
  stubBrowser(null, 1000);
  const file = photoOf(500);
  const prepared = await prepareFile(file, PNG);
  expect(prepared).toMatchObject({ file, warnings: [expect.stringMatching(/may be damaged/)] });
});

test('HEIC is converted to JPEG where the browser can, and otherwise refused with the reason', async () => {
  const heic = { error: 'HEIC', isConvertible: true };
  stubBrowser({ width: 100, height: 100 }, 3000);
  expect(await prepareFile(photoOf(2048, 'IMG.HEIC'), heic)).toMatchObject({
    file: { name: 'IMG.jpg', type: 'image/jpeg' },
    notices: ['Converted to JPEG: 2 kB to 3 kB.'],
  });
  stubBrowser(null, 3000);
  expect(await prepareFile(photoOf(2048), heic)).toEqual({ error: 'HEIC' });
  stubBrowser({ width: 100, height: 100 }, 0);
  expect(await prepareFile(photoOf(2048), heic)).toEqual({ error: 'HEIC' });
});
