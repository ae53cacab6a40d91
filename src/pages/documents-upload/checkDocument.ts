import { checkFile, type FileVerdict } from '../../domain/fileCheck.ts';

/** Judges a file for a row: any image, any PDF (R14). */
export function checkDocument(file: File): Promise<FileVerdict> {
  return checkFile(file);
}
