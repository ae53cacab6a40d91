import { AppError, toAppError } from '../../domain/appError.ts';
import { chequeFileName, newMark } from '../../domain/files/fileNames.ts';
import { sha256 } from '../../domain/files/sha256.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import type { Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import type { AmendedFile } from '../../domain/records/newAmendments.ts';
import type { DocumentsKey } from '../../domain/records/records.ts';
import { PROOF_REPLACED } from '../../domain/transitions/amendments.ts';
import { loadFileService } from '../files/loadFileService.ts';
import { uploadFile } from '../files/upload.ts';

/** R14: stores the file under a new name. `hash` is the SHA-256 of the stored bytes. */
export function uploadProof(
  uid: string,
  kind: AmendmentKind,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  onStored: (stored: AmendedFile) => void,
): Upload {
  const name = `${newMark()}-${chequeFileName(file.name)}`;
  return uploadFile(`vendors/${uid}/amendments/${kind}/${name}`, file, onProgress, async (link) => {
    onStored({ link, hash: await sha256(await file.arrayBuffer()) });
  });
}

/**
 * A link names the version of its file, and the file its SHA-256. @throws AppError 'refused' when another file, or none,
 * is stored now
 */
export async function checkProof({ values }: Pick<Amendment, 'values'>): Promise<void> {
  const files = Object.keys(values.hashes) as DocumentsKey[];
  if (files.length === 0) return;
  const { isOutdated, lookUpAgain } = await loadFileService();
  for (const key of files) {
    const link = values.documents[key] ?? '';
    const stored = await lookUpAgain(link).catch(goneOrThrow);
    // A file of an earlier version has no hash.
    const isSame = stored && ['', values.hashes[key]].includes(stored.sha256);
    if (!isSame || isOutdated(link, stored.generation)) throw new AppError('refused', PROOF_REPLACED);
  }
}

function goneOrThrow(thrown: unknown): undefined {
  const error = toAppError(thrown);
  if (error.code !== 'storage/object-not-found') throw error;
}
