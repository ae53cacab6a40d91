import { sha256 } from '../../domain/files/sha256.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import { whyStalled } from '../unreachable.ts';
import { loadFileService } from './loadFileService.ts';

/** See startUpload. @param path below the bucket, such as vendors/{uid}/documents/PANTANCard, or a promise of it */
export function uploadFile(
  path: string | Promise<string>,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  record: (link: string) => Promise<void>,
  { isLinked = false } = {},
): Upload {
  const hash = file.arrayBuffer().then(sha256);
  const starting = Promise.all([path, hash, loadFileService()]).then(([found, hashed, { startUpload }]) =>
    startUpload(found, file, onProgress, record, { isLinked, sha256: hashed }),
  );
  // Work before the code is loaded starts at once; `done` rejects when it fails.
  const ask = (what: 'pause' | 'resume' | 'cancel') => () =>
    void starting.then(
      (upload) => upload[what](),
      () => undefined,
    );
  return {
    pause: ask('pause'),
    resume: ask('resume'),
    cancel: ask('cancel'),
    whyStalled: () => whyStalled(['storage', 'auth', 'firestore']),
    done: starting.then(({ done }) => done),
  };
}

/** Takes a path below the bucket or a download link. @throws AppError with a storage/ code */
export async function removeFile(pathOrLink: string): Promise<void> {
  const { deleteFile } = await loadFileService();
  await deleteFile(pathOrLink);
}
