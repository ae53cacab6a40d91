import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from '../../../../src/domain/files/metadata.ts';
import { samplePng } from '../../../support/sampleFiles.ts';

type Bytes = Uint8Array<ArrayBuffer>;

type Part = string | number[] | Uint8Array;

function bytes(...parts: readonly Part[]): Bytes {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])),
  );
}

/** Exif with this orientation and the name of a phone; big-endian as cameras write it, or little-endian. */
function exif(orientation: number, isLittle = false): Bytes {
  const number = (value: number, size: number) => {
    const digits = Array.from({ length: size }, (_, at) => (value >> (8 * (size - 1 - at))) & 255);
    return isLittle ? digits.reverse() : digits;
  };
  return bytes(
    ...[isLittle ? 'II' : 'MM', number(42, 2), number(8, 4), number(2, 2)],
    ...[number(0x0110, 2), number(2, 2), number(10, 4), number(38, 4)],
    ...[number(0x0112, 2), number(3, 2), number(1, 4), number(orientation, 2), [0, 0]],
    ...[number(0, 4), 'GPS Phone\0'],
  );
}

const SMALLEST = (orientation: number) =>
  bytes('II*\0', [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);

describe('JPEG', () => {
  const segment = (marker: number, ...data: readonly Part[]) => {
    const body = bytes(...data);
    return bytes([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255], body);
  };
  const start = bytes([0xff, 0xd8]);
  const density = segment(0xe0, 'JFIF\0', [1, 2, 0, 0, 1, 0, 1, 0, 0]);
  const profile = segment(0xe2, 'ICC_PROFILE\0', [1, 1], 'colours');
  const adobe = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1]);
  const picture = bytes(
    segment(0xdb, 'table'),
    segment(0xda, 'scan'),
    [1, 0xff, 0, 2, 0xff, 0xd0, 3],
    segment(0xc4, 'table'),
    segment(0xda, 'scan'),
    [4, 0xff, 0xd9],
  );

  test.each([
    ['Exif of an upright picture', segment(0xe1, 'Exif\0\0', exif(1))],
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0GPS Phone')],
    ['edits of Photoshop', segment(0xed, 'Photoshop 3.0\0GPS Phone')],
    ['further pictures', segment(0xe2, 'MPF\0GPS Phone')],
    ['a comment', segment(0xfe, 'GPS Phone')],
    ['damaged Exif', segment(0xe1, 'Exif\0\0MM')],
  ])('loses %s', (_, extra) => {
    const given = bytes(start, density, extra, profile, adobe, picture, 'GPS Phone after the end');
    expect(withoutMetadata(given)).toEqual(bytes(start, density, profile, adobe, picture));
  });

  test.each([true, false])('keeps the orientation of its Exif (little-endian: %s)', (isLittle) => {
    const given = bytes(start, segment(0xe1, 'Exif\0\0', exif(6, isLittle)), picture);
    expect(withoutMetadata(given)).toEqual(bytes(start, segment(0xe1, 'Exif\0\0', SMALLEST(6)), picture));
  });

  test('stays the same without metadata, cut off or not', () => {
    const whole = bytes(start, density, picture);
    expect(withoutMetadata(whole)).toBe(whole);
    const cut = whole.slice(0, -3);
    expect(withoutMetadata(cut)).toBe(cut);
  });
});

describe('PNG', () => {
  const chunk = (type: string, data: Uint8Array) => {
    const body = bytes(type, data);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length, 0);
    numbers.writeUInt32BE(crc32(body), 4);
    return bytes(numbers.subarray(0, 4), body, numbers.subarray(4));
  };
  const plain = samplePng().bytes;
  const withChunks = (...chunks: Uint8Array[]) => bytes(plain.slice(0, 33), ...chunks, plain.slice(33));

  test.each(['tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX', 'eXIf'])('loses a chunk %s', (type) => {
    expect(withoutMetadata(withChunks(chunk(type, bytes('GPS Phone'))))).toEqual(plain);
  });

  test('keeps its colours, and the orientation of its Exif', () => {
    const gamma = chunk('gAMA', bytes([0, 0, 0xb1, 0x8f]));
    expect(withoutMetadata(withChunks(gamma, chunk('eXIf', exif(8))))).toEqual(
      withChunks(gamma, chunk('eXIf', SMALLEST(8))),
    );
  });

  test('loses what follows its end, and stays the same without metadata', () => {
    expect(withoutMetadata(bytes(plain, 'GPS Phone'))).toEqual(plain);
    expect(withoutMetadata(plain)).toBe(plain);
  });
});

describe('WebP', () => {
  const chunk = (type: string, data: Uint8Array) =>
    bytes(type, [data.length, 0, 0, 0], data, data.length % 2 ? [0] : []);
  const file = (...chunks: Uint8Array[]) => {
    const body = bytes('WEBP', ...chunks);
    return bytes('RIFF', [body.length, 0, 0, 0], body);
  };
  const header = (flags: number) => chunk('VP8X', bytes([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]));
  const picture = chunk('VP8 ', bytes('pixel'));

  test('loses Exif, XMP and what follows its end', () => {
    const extra = [chunk('EXIF', exif(1)), chunk('XMP ', bytes('GPS Phone'))];
    expect(withoutMetadata(bytes(file(header(0x2c), picture, ...extra), 'GPS Phone'))).toEqual(
      file(header(0x20), picture),
    );
  });

  test.each(['', 'Exif\0\0'])('keeps the orientation of its Exif after the mark %j', (mark) => {
    const extra = chunk('EXIF', bytes(mark, exif(3)));
    expect(withoutMetadata(file(header(0x08), picture, extra))).toEqual(
      file(header(0x08), picture, chunk('EXIF', SMALLEST(3))),
    );
  });

  test('stays the same without metadata', () => {
    const plain = file(picture);
    expect(withoutMetadata(plain)).toBe(plain);
  });
});

test('another kind of file stays the same', () => {
  const pdf = bytes('%PDF-1.7');
  expect(withoutMetadata(pdf)).toBe(pdf);
});
