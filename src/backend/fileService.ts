import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  ref,
  type UploadTaskSnapshot,
  uploadBytesResumable,
} from 'firebase/storage';
import { isSignedIn } from './auth.ts';
import { AppError, toAppError } from './errors.ts';
import { getFileStorage } from './storage.ts';
import type { Upload, UploadProgress } from './upload.ts';

/** What is known of the files behind download links; a new file has a new link. */
const contentTypes = new Map<string, string>();

/**
 * Starts to store one file, and hands its link to `record` once it is stored; if that fails the stored file is removed
 * again, so that no file is left that no record names, unless `keepUnrecorded` says that one does.
 */
export function startUpload(
  path: string,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  record: (link: string) => Promise<void>,
  keepUnrecorded: boolean,
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
      throw uploadFailure(error);
    } finally {
      stopReporting();
    }
    try {
      const link = await getDownloadURL(reference);
      contentTypes.set(link, file.type);
      await record(link);
      return link;
    } catch (error) {
      if (!keepUnrecorded) await deleteFile(path).catch(() => undefined);
      throw uploadFailure(error);
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

const DENIALS = ['storage/unauthorized', 'firestore/permission-denied'];

/** To who has logged out meanwhile the services only say that it is not allowed. */
function uploadFailure(error: unknown): AppError {
  const failure = toAppError(error);
  if (isSignedIn() || !DENIALS.includes(failure.code)) return failure;
  return new AppError('storage/unauthenticated', failure.message, { cause: error });
}

/** Removes a stored file; one that is gone already counts as removed. @throws AppError with a storage/ code */
export async function deleteFile(pathOrLink: string): Promise<void> {
  try {
    await deleteObject(ref(getFileStorage(), pathOrLink));
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'storage/object-not-found') throw failure;
  }
}

/** The content type that a stored file was stored with, asked once. @throws AppError with a storage/ code */
export async function contentTypeOf(link: string): Promise<string> {
  try {
    const contentType =
      contentTypes.get(link) ?? (await getMetadata(ref(getFileStorage(), link))).contentType ?? '';
    contentTypes.set(link, contentType);
    return contentType;
  } catch (error) {
    throw toAppError(error);
  }
}
