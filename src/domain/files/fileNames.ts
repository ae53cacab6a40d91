import type { DocumentKey } from '../records/records.ts';

const PREFIX = 'cheque-';
const MAX_NAME = 120 - PREFIX.length;
const DOCUMENT_KEYS: ReadonlySet<string> = new Set<DocumentKey>([
  'CompanyCertificate',
  'GSTCertificate',
  'PANTANCard',
]);

/**
 * The stored name of a cancelled cheque: the file's own name, without characters that have a meaning in paths,
 * never longer than 120 characters, never the name under which a document row is stored (R14), and never `inUse`: an
 * upload over the stored cheque would take its link away before the new one is saved.
 */
export function chequeFileName(fileName: string, inUse?: string): string {
  const plain = fileName
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._ ()-]/gu, '_')
    .replaceAll(/^[.\s]+/g, '')
    .trim();
  const name = [...plain].slice(-MAX_NAME).join('') || 'file';
  const isTaken = DOCUMENT_KEYS.has(name) || name === inUse;
  return isTaken ? `${PREFIX}${name}` : name;
}

/**
 * The name under which the file of a download link is stored, such as `cheque.png`; empty for what is no such link.
 * Never throws, as links come from the database.
 */
export function storedFileName(link: string): string {
  const [, encodedPath = ''] = /\/o\/([^/?#]+)/.exec(link) ?? [];
  try {
    return decodeURIComponent(encodedPath).split('/').at(-1) ?? '';
  } catch {
    return '';
  }
}
