import { joined, textAt } from './bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const ORIENTATION = 0x0112;
const EXIF_MARK = 'Exif\0\0';

/**
 * The picture without its metadata about the person: position, time, camera, comments, edits, embedded previews, and
 * anything after its end. Keeps the pixels as they are, the colour profile and the orientation.
 * @returns the given bytes when nothing is removed
 */
export function withoutMetadata(bytes: Bytes): Bytes {
  const result = joined(keptParts(bytes));
  const isSame = result.length === bytes.length && result.every((byte, index) => byte === bytes[index]);
  return isSame ? bytes : result;
}

function keptParts(bytes: Bytes): readonly Uint8Array[] {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return jpegParts(bytes);
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return pngParts(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webpParts(bytes);
  return [bytes];
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** How a viewer turns the picture, 2 to 8; undefined for an upright one. */
function orientationOf(tiff: Uint8Array): number | undefined {
  const view = viewOf(tiff);
  if (tiff.length < 8) return undefined;
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2, entry = 0; entry < count && at + 12 <= tiff.length; at += 12, entry += 1) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Exif with the orientation as its only entry; nothing for an upright picture. */
function smallestExif(tiff: Uint8Array): Bytes | undefined {
  const orientation = orientationOf(tiff);
  if (orientation === undefined) return undefined;
  return Uint8Array.of(
    ...[0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    ...[0, 0, 0, 0],
  );
}

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
const JPEG_EXIF = 0xe1;

function jpegParts(bytes: Bytes): readonly Uint8Array[] {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === 0xff || marker === undefined) {
      // Decoders skip fill bytes and what stands between two segments.
      at += 1;
      continue;
    }
    if (marker === JPEG_END) return [...parts, bytes.subarray(at, at + 2)];
    if (marker <= 0x01 || (marker >= 0xd0 && marker <= JPEG_START)) {
      at += 2;
      continue;
    }
    let end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (marker === JPEG_SCAN) end = endOfScan(bytes, end);
    const segment = bytes.subarray(at, end);
    if (isPartOfJpeg(marker, segment)) parts.push(segment);
    else if (marker === JPEG_EXIF && textAt(segment, 4, 6) === EXIF_MARK) {
      const exif = smallestExif(segment.subarray(10));
      if (exif) parts.push(Uint8Array.of(0xff, JPEG_EXIF, 0, exif.length + 8), ascii(EXIF_MARK), exif);
    }
    at = end;
  }
  return parts;
}

/** The compressed pixels: in them 0xff comes only before 0 or the mark of a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Of the application segments a decoder needs the density, the colour profile and Adobe's colour transform. */
function isPartOfJpeg(marker: number, segment: Uint8Array): boolean {
  const isComment = marker === 0xfe;
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (isApplication) return /^(JFIF\0|ICC_PROFILE|Adobe)/.test(textAt(segment, 4, 11));
  return !isComment;
}

function ascii(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Chunks that a decoder draws by; those with a capital first letter are needed by every one. */
const PNG_DRAWN = /^([A-Z]|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)/;

function pngParts(bytes: Bytes): readonly Uint8Array[] {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = textAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    const exif = type === 'eXIf' ? smallestExif(bytes.subarray(at + 8, end - 4)) : undefined;
    if (exif) parts.push(pngChunk(type, exif));
    else if (PNG_DRAWN.test(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return parts;
}

function pngChunk(type: string, data: Uint8Array): Bytes {
  const chunk = new Uint8Array(12 + data.length);
  const view = viewOf(chunk);
  view.setUint32(0, data.length);
  chunk.set(ascii(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

function crc32(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const WEBP_DRAWN = ['VP8X', 'VP8 ', 'VP8L', 'ANIM', 'ANMF', 'ALPH', 'ICCP'];
const WEBP_HAS_EXIF = 0x08;
const WEBP_HAS_XMP = 0x04;

function webpParts(bytes: Bytes): readonly Uint8Array[] {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let header: Uint8Array | undefined;
  let exif: Uint8Array | undefined;
  const fileEnd = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= fileEnd; ) {
    const type = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const chunk = bytes.slice(at, end);
    if (type === 'VP8X') header = chunk;
    if (WEBP_DRAWN.includes(type)) parts.push(chunk);
    if (type === 'EXIF') {
      const data = chunk.subarray(8, 8 + length);
      // Some programs write the mark of a JPEG segment before it.
      exif ??= smallestExif(textAt(data, 0, 6) === EXIF_MARK ? data.subarray(6) : data);
    }
    at = end;
  }
  if (header?.[8] !== undefined) {
    header[8] &= ~(WEBP_HAS_EXIF | WEBP_HAS_XMP);
    if (exif) {
      header[8] |= WEBP_HAS_EXIF;
      parts.push(ascii('EXIF'), Uint8Array.of(exif.length, 0, 0, 0), exif);
    }
  }
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(
    4,
    parts.reduce((sum, part) => sum + part.length, 4),
    true,
  );
  return [head, ...parts];
}
