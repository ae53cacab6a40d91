import { textAt } from './bytes.ts';

/** The kind of a file by its bytes, because a name and a declared type prove nothing. */
export type FileKind =
  | 'pdf'
  | 'encrypted-pdf'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'other-picture'
  | 'svg'
  | 'html'
  | 'unknown';

const HEAD = 1024;
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];
const SLASH = 0x2f;
const ENCRYPT = '/Encrypt';
/** A reference to the encryption dictionary, or the dictionary itself; the name alone may be part of a text. */
const ENCRYPT_ENTRY = /^\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;
const ENTRY_LENGTH = 64;

/** Needs all bytes, because the mark of an encrypted PDF is near its end. */
export function sniffFileKind(bytes: Uint8Array): FileKind {
  const head = textAt(bytes, 0, HEAD);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(head.slice(8, 12))) return 'heic';
  if (isOtherPicture(head)) return 'other-picture';
  // Before PDF: an HTML page may contain a PDF's mark in its first kilobyte.
  const markup = markupKind(head);
  if (markup !== undefined) return markup;
  if (head.includes('%PDF-')) return isEncrypted(bytes) ? 'encrypted-pdf' : 'pdf';
  return 'unknown';
}

/** AVIF, GIF or BMP, which a browser can redraw. */
function isOtherPicture(head: string): boolean {
  const isBmp = head.startsWith('BM') && head.slice(6, 10) === '\0\0\0\0';
  return (
    isBmp ||
    /^GIF8[79]a/.test(head) ||
    (head.slice(4, 8) === 'ftyp' && AVIF_BRANDS.includes(head.slice(8, 12)))
  );
}

function markupKind(head: string): 'svg' | 'html' | 'unknown' | undefined {
  const start = head.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (!/^<[!?a-z]/i.test(start)) return undefined;
  if (/<html[\s>]/i.test(start)) return 'html';
  if (/<svg[\s/>]/i.test(start)) return 'svg';
  return start.startsWith('<?xml') ? 'unknown' : 'html';
}

function isEncrypted(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
    const isCandidate = textAt(bytes, at, ENCRYPT.length) === ENCRYPT;
    if (isCandidate && ENCRYPT_ENTRY.test(textAt(bytes, at, ENTRY_LENGTH))) return true;
  }
  return false;
}

export type StoredKind = 'image' | 'pdf' | 'other';
