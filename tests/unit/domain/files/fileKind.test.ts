import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sniffFileKind } from '../../../../src/domain/files/fileKind.ts';

function bytes(...parts: (string | number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
}

const body = 'x'.repeat(5000);

it.each([
  ['pdf', bytes('%PDF-1.7\n', body, 'trailer << /Root 1 0 R >>')],
  ['pdf', bytes('\n'.repeat(1000), '%PDF-1.4', body)],
  ['unknown', bytes('\n'.repeat(1024), '%PDF-1.4', body)],
  ['encrypted-pdf', bytes('%PDF-1.7\n', body, 'trailer << /Encrypt 9 0 R /Root 1 0 R >>')],
  ['encrypted-pdf', bytes('%PDF-1.7\n', body, 'trailer <</Encrypt<</Filter/Standard>>>>')],
  ['pdf', bytes('%PDF-1.7\n', body, '(how to /Encrypt a file) /EncryptionNote 9 0 R')],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['png', bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'IHDR')],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['unknown', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['other-picture', bytes([0, 0, 0, 24], 'ftyp', 'avif')] as const,
  ['other-picture', bytes('GIF89a')] as const,
  ['other-picture', bytes('BM', [9, 9, 9, 9, 0, 0, 0, 0])] as const,
  ['unknown', bytes('BMW, a list of cars')] as const,
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map(
    (brand) => ['heic', bytes([0, 0, 0, 24], 'ftyp', brand)] as const,
  ),
  ['unknown', bytes([0, 0, 0, 24], 'ftyp', 'isom')],
  ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['svg', bytes([0xef, 0xbb, 0xbf], '\n<?xml version="1.0"?><!-- note --><svg/>')],
  ['unknown', bytes('<?xml version="1.0"?><OfflinePaperlessKyc>%PDF-1.7')],
  ['html', bytes('<!DOCTYPE html><html><body>%PDF-1.7</body></html>')],
  ['html', bytes('<script>alert(1)</script>')],
  ['unknown', bytes([0xff, 0xd8])],
] as const)('sniffFileKind finds %s', (kind, file) => {
  expect(sniffFileKind(file)).toBe(kind);
});

it('sniffFileKind accepts any bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 3000 }), (file) => void sniffFileKind(file)));
});
