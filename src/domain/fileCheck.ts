import { MAX_FILE_BYTES } from './limits.ts';
import { type FileKind, sniffFileKind } from './validators/fileKind.ts';

/** A file as a form hands it over. */
export type NamedBlob = Blob & { readonly name: string };

/** What a look at a file says before its upload: an error refuses it, a notice is only shown. */
export interface FileVerdict {
  error?: string;
  notice?: string;
  /** What the bytes are; a name and a browser's guess from it prove nothing. Absent when the file is refused. */
  contentType?: string;
}

export interface FileCheckOptions {
  /** Refuses PDF files, where the stored file is shown as a picture. */
  imagesOnly?: boolean;
  /** Says `notice` about a file of more bytes than these; it is uploaded all the same. */
  noticeAbove?: { bytes: number; notice: string };
}

const HEAD_BYTES = 1024;

const CONTENT_TYPES: Partial<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const TOO_LARGE =
  'This file is larger than 20 MB and cannot be uploaded. Please choose a smaller one, for example a scan in a lower resolution.';
const EMPTY = 'This file is empty. Please choose another one.';
const UNREADABLE = 'This file cannot be read. Please check that it is still there and choose it again.';
const ENCRYPTED =
  'This PDF is protected with a password, so nobody can check it. Please open it, print it to a new PDF without a password, and choose that one.';
const HEIC =
  'This is a HEIC photo, which most browsers cannot show. Please save it as JPEG, or take a screenshot of it, and choose that one.';
const WRONG_TYPE = 'Please choose an image (JPEG, PNG or WebP) or a PDF file.';
const NO_IMAGE = 'Please choose an image: JPEG, PNG or WebP.';

/**
 * Judges a file by its size and its bytes (R14; VALIDATION, Files). Never throws: a file that cannot be read, for
 * example because it was moved meanwhile, is refused.
 */
export async function checkFile(file: NamedBlob, options: FileCheckOptions = {}): Promise<FileVerdict> {
  if (file.size === 0) return { error: EMPTY };
  if (file.size > MAX_FILE_BYTES) return { error: TOO_LARGE };
  try {
    return judgeKind(await kindOf(file), file.size, options);
  } catch {
    return { error: UNREADABLE };
  }
}

/** The mark of a password stands near a PDF's end, so PDF files are read to the end, all others only at their start. */
async function kindOf(file: Blob): Promise<FileKind> {
  const kind = sniffFileKind(await bytesOf(file.slice(0, HEAD_BYTES)));
  return kind === 'pdf' ? sniffFileKind(await bytesOf(file)) : kind;
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

function judgeKind(kind: FileKind, size: number, { imagesOnly, noticeAbove }: FileCheckOptions): FileVerdict {
  if (kind === 'heic') return { error: HEIC };
  if (imagesOnly && (kind === 'pdf' || kind === 'encrypted-pdf')) return { error: NO_IMAGE };
  if (kind === 'encrypted-pdf') return { error: ENCRYPTED };
  const contentType = CONTENT_TYPES[kind];
  if (contentType === undefined) return { error: imagesOnly ? NO_IMAGE : WRONG_TYPE };
  const isLarge = noticeAbove !== undefined && size > noticeAbove.bytes;
  return { contentType, ...(isLarge && { notice: noticeAbove.notice }) };
}
