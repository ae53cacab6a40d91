import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import { loadPart } from '../firebase/loadPart.ts';

/** Most visits store no file, so the file service's code comes when a file does. @throws AppError */
export const loadFileService = () => loadPart(() => import('./storageService.ts'));

/**
 * Stores one file and hands its link to `record`; if that fails the stored file is removed again, so that no file is
 * left that no record names, unless `keepUnrecorded` says that one does.
 * @param path below the bucket, such as vendors/{uid}/documents/PANTANCard
 * @param record writes the download link where it belongs
 */
export function uploadFile(
  path: string,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  record: (link: string) => Promise<void>,
  { keepUnrecorded = false } = {},
): Upload {
  const starting = loadFileService().then(({ startUpload }) =>
    startUpload(path, file, onProgress, record, keepUnrecorded),
  );
  // What is asked for before the code has come is done right after the start; `done` tells when there is none.
  const ask = (what: 'pause' | 'resume' | 'cancel') => () =>
    void starting.then(
      (upload) => upload[what](),
      () => undefined,
    );
  return {
    pause: ask('pause'),
    resume: ask('resume'),
    cancel: ask('cancel'),
    done: starting.then(({ done }) => done),
  };
}

/**
 * Removes a stored file; one that is gone already counts as removed.
 * @param pathOrLink a path below the bucket, or a download link of it
 * @throws AppError with a storage/ code
 */
export async function removeFile(pathOrLink: string): Promise<void> {
  const { deleteFile } = await loadFileService();
  await deleteFile(pathOrLink);
}
