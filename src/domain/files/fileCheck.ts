import { MAX_FILE_BYTES } from '../records/limits.ts';
import { type FileKind, sniffFileKind } from './fileKind.ts';

type NamedBlob = Blob & { readonly name: string };

/** An error refuses the file, a notice is only shown. */
export interface FileVerdict {
  error?: string;
  notice?: string;
  /** The size in bytes above which `notice` is shown. */
  limit?: number;
  /** The file is uploaded anyway, because the check of its bytes can be wrong. */
  warning?: string;
  /** Usable if the browser can convert it to JPEG. */
  isConvertible?: boolean;
  /** From the bytes, because a name proves nothing; absent when the file is refused. */
  contentType?: string;
}

interface FileCheckOptions {
  imagesOnly?: boolean;
  noticeAbove?: { bytes: number; notice: string };
}

const HEAD_BYTES = 1024;
/** How many last bytes a PDF reader searches for the end mark. */
const TAIL_BYTES = 1024;

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
  'This PDF is protected with a password, so nobody can check it. Please print it to a new PDF without a password and choose that one.';
const HEIC =
  'This is a HEIC photo, the format of iPhones, and this browser cannot convert it to JPEG. Please take a screenshot of the photo and choose that, or set the camera to Most Compatible (Settings, Camera, Formats) and take it again.';
const OTHER_PICTURE =
  'This browser cannot convert this kind of picture to JPEG. Please choose a JPEG or PNG, for example a screenshot of it.';
const CUT_OFF =
  'The end of this PDF is missing, so it may be damaged. Please view it after the upload, and choose another copy if it does not open.';
const WRONG_TYPE = 'Please choose an image (JPEG, PNG or WebP) or a PDF file.';
const NO_IMAGE = 'Please choose an image: JPEG, PNG or WebP.';

const REASONS: Partial<Record<FileKind, string>> = {
  pdf: 'This is a PDF, and a picture is needed here.',
  'encrypted-pdf': 'This is a PDF, and a picture is needed here.',
  svg: 'This is an SVG drawing, which could carry a script.',
  html: 'This is a web page.',
};
const UNKNOWN_REASON = 'This file is of a kind that cannot be shown to the reviewer.';

/** R14. Never throws: an unreadable file, for example one that was moved, is refused. */
export async function checkFile(file: NamedBlob, options: FileCheckOptions = {}): Promise<FileVerdict> {
  if (file.size === 0) return { error: EMPTY };
  if (file.size > MAX_FILE_BYTES) return { error: TOO_LARGE };
  try {
    const kind = sniffFileKind(await bytesOf(file.slice(0, HEAD_BYTES)));
    // The mark of a password and the end of the file are far from the start, so PDF files are read completely.
    if (kind === 'pdf' || kind === 'encrypted-pdf')
      return await verdictOnPdf(await bytesOf(file), file.size, options);
    return verdictOnKind(kind, file.size, options);
  } catch {
    return { error: UNREADABLE };
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

async function verdictOnPdf(
  bytes: Uint8Array,
  size: number,
  options: FileCheckOptions,
): Promise<FileVerdict> {
  const kind = sniffFileKind(bytes);
  const isLocked = kind === 'encrypted-pdf' && (await needsPassword(bytes));
  const verdict = verdictOnKind(isLocked ? kind : 'pdf', size, options);
  const isWhole = String.fromCharCode(...bytes.subarray(-TAIL_BYTES)).includes('%%EOF');
  return verdict.error || isWhole ? verdict : { ...verdict, warning: CUT_OFF };
}

/** False where it cannot be known: a reviewer sees the file. */
async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  const check = await import('./pdfPassword.ts').catch(() => null);
  return check ? check.needsPassword(bytes) : false;
}

function verdictOnKind(
  kind: FileKind,
  size: number,
  { imagesOnly, noticeAbove }: FileCheckOptions,
): FileVerdict {
  const isLarge = noticeAbove !== undefined && size > noticeAbove.bytes;
  const notice = isLarge ? { notice: noticeAbove.notice, limit: noticeAbove.bytes } : {};
  if (kind === 'heic') return { error: HEIC, isConvertible: true, ...notice };
  if (kind === 'other-picture') return { error: OTHER_PICTURE, isConvertible: true, ...notice };
  if (kind === 'encrypted-pdf' && !imagesOnly) return { error: ENCRYPTED };
  const contentType = imagesOnly && kind === 'pdf' ? undefined : CONTENT_TYPES[kind];
  if (contentType !== undefined) return { contentType, ...notice };
  return { error: `${REASONS[kind] ?? UNKNOWN_REASON} ${imagesOnly ? NO_IMAGE : WRONG_TYPE}` };
}
