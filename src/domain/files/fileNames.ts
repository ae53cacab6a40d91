import type { DocumentKey } from '../records/records.ts';

const PREFIX = 'cheque-';
const MAX_NAME = 120 - PREFIX.length;
const DOCUMENT_KEYS: ReadonlySet<string> = new Set<DocumentKey>([
  'CompanyCertificate',
  'GSTCertificate',
  'PANTANCard',
]);

/** R14. Never `inUse`: an upload over the stored cheque would break its link before the new one is saved. */
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

/** Empty for anything but a download link. Never throws, because links come from the database. */
export function storedFileName(link: string): string {
  const [, encodedPath = ''] = /\/o\/([^/?#]+)/.exec(link) ?? [];
  try {
    return decodeURIComponent(encodedPath).split('/').at(-1) ?? '';
  } catch {
    return '';
  }
}
