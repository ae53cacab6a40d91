import type { DocumentKey } from './records.ts';

const MAX_NAME = 120;
const DOCUMENT_KEYS: ReadonlySet<string> = new Set<DocumentKey>([
  'CompanyCertificate',
  'GSTCertificate',
  'PANTANCard',
]);

/**
 * The stored name of a cancelled cheque: the file's own name (SPEC 7), without characters that have a meaning in paths,
 * never longer than 120 characters, and never the name under which a document row is stored (R14).
 */
export function chequeFileName(fileName: string): string {
  const plain = fileName
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}._ ()-]/gu, '_')
    .replaceAll(/^\.+/g, '')
    .trim();
  const name = plain.slice(-MAX_NAME) || 'file';
  return DOCUMENT_KEYS.has(name) ? `cheque-${name}` : name;
}
