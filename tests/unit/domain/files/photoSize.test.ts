import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fittingSize,
  formatFileSize,
  isLargePicture,
  jpegName,
  MAX_PHOTO_SIDE,
} from '../../../../src/domain/files/photoSize.ts';

const MIB = 1024 * 1024;

test.each([
  ['a phone photo', 6 * MIB, 4000, 3000, true],
  ['a scan of A4 at 200 dots per inch', 2 * MIB, 1654, 2339, true],
  ['many bytes for few pixels', 6 * MIB, 1200, 1200, false],
  ['few bytes for many pixels', MIB, 4000, 3000, false],
])('isLargePicture: %s', (_, bytes, width, height, isLarge) => {
  expect(isLargePicture(bytes, { width, height })).toBe(isLarge);
});

test.each([
  [3000, 4000, 1800, 2400],
  [120, 80, 120, 80],
  [100_000, 2, 2400, 1],
])('a picture of %i x %i becomes %i x %i', (width, height, newWidth, newHeight) => {
  expect(fittingSize({ width, height })).toEqual({ width: newWidth, height: newHeight });
});

test('fittingSize fits, never enlarges, and keeps the proportions to a pixel', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitting = fittingSize({ width, height });
      expect(Math.max(fitting.width, fitting.height)).toBeLessThanOrEqual(
        Math.min(MAX_PHOTO_SIDE, Math.max(width, height)),
      );
      const scale = Math.max(fitting.width, fitting.height) / Math.max(width, height);
      expect(Math.abs(fitting.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitting.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['IMG_1.HEIC', 'IMG_1.jpg'],
  ['my card.v2.png', 'my card.v2.jpg'],
  ['scan', 'scan.jpg'],
  ['.png', 'photo.jpg'],
])('jpegName of %j is %j', (name, jpeg) => {
  expect(jpegName(name)).toBe(jpeg);
});

test.each([
  [1, '1 kB'],
  [MIB, '1 MB'],
  [5_242_880, '5 MB'],
  [6.24 * MIB, '6.2 MB'],
])('formatFileSize of %d is %j', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
