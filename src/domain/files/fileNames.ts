import type { DocumentKey } from '../records/records.ts';
import { hideAadhar } from '../validators/aadhar.ts';

const PREFIX = 'cheque-';
const MAX_NAME = 120;
/** The name of a file of a row; storage.rules has the same pattern. */
const ROW_FILE = /^(CompanyCertificate|GSTCertificate|PANTANCard|ResidencyCertificate)(-[0-9a-f]{8})?$/;

interface Earlier {
  /** The stored cheque: an upload over it would break its link before the new one is saved. */
  inUse?: string;
  /** Distinguishes the file from every earlier cheque; '' where none is kept. */
  mark?: string;
}

/** Distinguishes a file from every earlier one of its kind. */
export function newMark(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** R14: the name of a cheque's file in the person's folder. */
export function chequeFileName(fileName: string, { inUse, mark = '' }: Earlier = {}): string {
  const prefix = mark ? `${PREFIX}${mark}-` : PREFIX;
  const plain = hideAadhar(fileName.normalize('NFKC'))
    .replaceAll(/[^\p{L}\p{M}\p{N}._ ()-]/gu, '_')
    .replaceAll(/^[.\s]+/g, '')
    .trim();
  const name = [...plain].slice(-(MAX_NAME - prefix.length)).join('') || 'file';
  const isTaken = mark !== '' || ROW_FILE.test(name) || name === inUse;
  return isTaken ? `${prefix}${name}` : name;
}

/**
 * The path in the bucket of a download link; empty for any other text. Never throws, because links come from the
 * database.
 */
export function storedPath(link: string): string {
  const [, encodedPath = ''] = /\/o\/([^/?#]+)/.exec(link) ?? [];
  try {
    return decodeURIComponent(encodedPath);
  } catch {
    return '';
  }
}

export function storedFileName(link: string): string {
  return storedPath(link).split('/').at(-1) ?? '';
}

/** The name for a row of Documents Upload: its key, with a suffix where an earlier file stays (R14). */
export function rowFileName(key: DocumentKey, link: string): string {
  const name = storedFileName(link);
  return ROW_FILE.exec(name)?.[1] === key ? name : key;
}

/** A link without the parameter that identifies one of several files at a path. */
export function filePath(link: string): string {
  return link.split('?')[0] ?? '';
}

/** R20: whether the link is of a file that was uploaded for an amendment. */
export function isAmendedLink(link: string): boolean {
  return filePath(link).includes('%2Famendments%2F');
}
