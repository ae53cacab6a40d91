import {
  deleteObject,
  getDownloadURL,
  ref,
  type UploadTaskSnapshot,
  uploadBytesResumable,
} from 'firebase/storage';
import { type AppError, toAppError } from './errors.ts';
import { getFileStorage } from './storage.ts';

/** The states of an upload (SPEC 4, File upload task states). */
export type UploadState = 'running' | 'paused' | 'canceled' | 'success' | 'error';

/** How far an upload is; sizes in bytes. */
export interface UploadProgress {
  state: UploadState;
  bytesTransferred: number;
  totalBytes: number;
}

/** A running upload. `done` resolves with the download link, or rejects with an AppError ('storage/canceled' after cancel). */
export interface Upload {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  done: Promise<string>;
}

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
  const reference = ref(getFileStorage(), path);
  const task = uploadBytesResumable(reference, file, { contentType: file.type });
  const report = (snapshot: UploadTaskSnapshot) =>
    onProgress({
      state: snapshot.state,
      bytesTransferred: snapshot.bytesTransferred,
      totalBytes: snapshot.totalBytes,
    });
  const reportEnd = () => report(task.snapshot);
  const stopReporting = task.on('state_changed', report, reportEnd, reportEnd);
  const finish = async () => {
    try {
      await task;
    } catch (error) {
      throw toAppError(error);
    } finally {
      stopReporting();
    }
    try {
      const link = await getDownloadURL(reference);
      await record(link);
      return link;
    } catch (error) {
      if (!keepUnrecorded) await removeFile(path).catch(() => undefined);
      throw toAppError(error);
    }
  };
  return {
    pause: () => task.pause(),
    resume: () => task.resume(),
    cancel: () => {
      // A paused task refuses to be cancelled (SPEC 4), so it runs again first.
      if (task.cancel()) return;
      task.resume();
      task.cancel();
    },
    done: finish(),
  };
}

/**
 * Removes a stored file; one that is gone already counts as removed.
 * @param pathOrLink a path below the bucket, or a download link of it
 * @throws AppError with a storage/ code
 */
export async function removeFile(pathOrLink: string): Promise<void> {
  try {
    await deleteObject(ref(getFileStorage(), pathOrLink));
  } catch (error) {
    const failure: AppError = toAppError(error);
    if (failure.code !== 'storage/object-not-found') throw failure;
  }
}
