import { chequeFileName, newMark } from '../../domain/files/fileNames.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import type { AmendedFile, AmendmentKind } from '../../domain/records/amendments.ts';
import { uploadFile } from '../files/upload.ts';

/** R14: never over another file. The hash is of the stored bytes. */
export function uploadProof(
  uid: string,
  kind: AmendmentKind,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  onStored: (stored: AmendedFile) => void,
): Upload {
  const name = `${newMark()}-${chequeFileName(file.name)}`;
  return uploadFile(`vendors/${uid}/amendments/${kind}/${name}`, file, onProgress, async (link) => {
    onStored({ link, hash: await sha256(file) });
  });
}

async function sha256(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
